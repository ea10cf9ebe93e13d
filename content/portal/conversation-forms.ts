import {
  type Arrival,
  type Channel,
  channels,
  type Conversation,
  type PastMessage,
  type Reach,
} from './conversation.ts'
import { clock, type TimeOfDay } from './demo-day.ts'
import { oneOf, readScript } from './read-script.ts'

type Defaults = Pick<Conversation, 'shortName' | 'language' | 'verified' | 'holder'>
type ReadFromScript = Pick<Conversation, 'past' | 'arrivals' | 'suggestion' | 'reach' | 'answers'>
type ConversationForm = Omit<Conversation, keyof Defaults | keyof ReadFromScript> &
  Partial<Defaults> & { script: string }

/** How a customer is verified on a channel, unless the conversation says otherwise. */
const verifiedOn: Record<Channel, string> = {
  WhatsApp: 'Verified by number',
  SMS: 'Verified by number',
  Email: 'Verified by address',
  'Web chat': 'Not verified',
}

/**
 * Reads a conversation. Its script begins with the ways to reach the customer and their consent: `given Email: address | since`,
 * `withdrawn SMS: address | since` or `not asked SMS: address | yes`, with what they would answer. Then it has a row for
 * each message: `11:40 customer` or `yesterday 10:02 assistant` for one of the past, `+48 customer` for one that arrives
 * so many seconds after the demo’s start, `+84 asks` for one that asks for a person, `later customer` for one that comes
 * once you have handed the conversation back, and `answer` for the assistant’s answer to the arrival before. Then come
 * `suggestion` and the customer’s answers to you: `topic`, `detail` and `off-topic`. Throws for any other row.
 */
export function conversation({ script, ...facts }: ConversationForm): Conversation {
  const rows = readScript(script)
  const past: PastMessage[] = []
  const arrivals: Arrival[] = []
  const reach: Reach[] = []
  for (const { label, line } of rows) {
    const [, consent, channel = ''] = /^(given|not asked|withdrawn) (.+)$/.exec(label) ?? []
    const [, yesterday, time, from = ''] = /^(yesterday )?(\d\d:\d\d) (\w+)$/.exec(label) ?? []
    const [, seconds, who] = /^(?:\+(\d+)|later) (customer|asks)$/.exec(label) ?? []
    const before = arrivals.at(-1)
    if (consent) {
      const [address, note = ''] = line
      reach.push({
        channel: oneOf(channels, channel, label),
        address,
        consent: consent as Reach['consent'],
        ...(consent === 'not asked'
          ? { ifAsked: oneOf<'yes' | 'no'>(['yes', 'no'], note, label) }
          : { since: note }),
      })
    } else if (time) {
      const at = clock(time as TimeOfDay, yesterday ? 1 : 0)
      past.push({ from: oneOf(['customer', 'assistant', 'colleague', 'event'], from, label), at, line })
    } else if (who) {
      arrivals.push({ at: Number(seconds ?? 0), says: line, ...(who === 'asks' && { asksForPerson: true }) })
    } else if (label === 'answer' && before) before.answer = line
    else oneOf(['suggestion', 'topic', 'detail', 'off-topic'], label, label)
  }
  const under = (name: string) => rows.filter(({ label }) => label === name).map(({ line }) => line)
  const [suggestion] = under('suggestion')
  return {
    shortName: facts.name.split(' ')[0] ?? facts.name,
    language: 'en',
    verified: verifiedOn[facts.channel],
    holder: facts.colleague ? 'colleague' : 'assistant',
    ...facts,
    past,
    arrivals,
    ...(suggestion && { suggestion }),
    reach,
    answers: { topic: under('topic'), detail: under('detail'), offTopic: under('off-topic') },
  }
}
