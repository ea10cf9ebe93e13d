import type { Arrival, Channel, Conversation, Holder, PastMessage, Reach } from './conversation.ts'
import { clock, type TimeOfDay } from './demo-day.ts'
import { readScript } from './read-script.ts'

/** A channel that the customer has agreed to: when and how. */
export function agreed(channel: Channel, address: string, since: string): Reach {
  return { channel, address, consent: 'given', since }
}

/** A channel that they have not been asked about, and what they would answer. */
export function notAsked(channel: Channel, address: string, ifAsked: 'yes' | 'no'): Reach {
  return { channel, address, consent: 'not asked', ifAsked }
}

interface ConversationForm extends Omit<
  Conversation,
  'holder' | 'past' | 'arrivals' | 'suggestion' | 'answers'
> {
  /** The assistant, where nobody else is named. */
  holder?: Holder
  script: string
}

/**
 * Reads a conversation. Its script has a row for each message: `11:40 customer` or `yesterday 10:02 assistant` for one of
 * the past, `+48 customer` for one that arrives so many seconds after the demo’s start, `+84 asks` for one that asks for a
 * person, `later customer` for one that comes once you have handed the conversation back, and `answer` for the
 * assistant’s answer to the arrival before. Then come `suggestion` and the customer’s answers to you: `topic`, `detail`
 * and `off-topic`.
 */
export function conversation({ holder = 'assistant', script, ...facts }: ConversationForm): Conversation {
  const rows = readScript(script)
  const past: PastMessage[] = []
  const arrivals: Arrival[] = []
  for (const { label, line } of rows) {
    const [, yesterday, time, from] = /^(yesterday )?(\d\d:\d\d) (\w+)$/.exec(label) ?? []
    const [, seconds, who] = /^(?:\+(\d+)|later) (customer|asks)$/.exec(label) ?? []
    const before = arrivals.at(-1)
    if (time) {
      const at = clock(time as TimeOfDay, yesterday ? 1 : 0)
      past.push({ from: from as PastMessage['from'], at, line })
    } else if (who) {
      arrivals.push({ at: Number(seconds ?? 0), says: line, ...(who === 'asks' && { asksForPerson: true }) })
    } else if (label === 'answer' && before) before.answer = line
  }
  const under = (name: string) => rows.filter(({ label }) => label === name).map(({ line }) => line)
  const [suggestion] = under('suggestion')
  const answers = { topic: under('topic'), detail: under('detail'), offTopic: under('off-topic') }
  return { ...facts, holder, past, arrivals, ...(suggestion && { suggestion }), answers }
}
