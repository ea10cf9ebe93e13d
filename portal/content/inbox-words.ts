import { site } from '../../common/brand/site.ts'
import type { Channel, Holder, Way } from './conversation.ts'
import type { Line } from './recorded.ts'

/** Beside the inbox’s title, after the number of open conversations. */
export const listedNote = (listed: number) => `open on four channels. ${listed} of them are listed.`

/** A colleague whose name the sample does not give. */
export const someColleague = 'a colleague'

/** Who has a conversation. */
export const holderWords = (holder: Holder, colleague = someColleague): string =>
  ({
    assistant: site.brand,
    asks: 'Asks for a person',
    colleague: `With ${colleague}`,
    you: 'With you',
    closed: 'Closed',
  })[holder]

/** A channel’s name in a sentence. */
export function inSentence(channel: Channel): string {
  return channel === 'WhatsApp' || channel === 'SMS' ? channel : channel.toLowerCase()
}

/** In the choice of channels. */
export const waysWords = {
  lead: 'One conversation, on the channel the customer prefers. Nothing goes out on a channel they have not agreed to.',
  current: 'In use now',
  continueOn: (channel: Channel) => `Continue on ${inSentence(channel)}`,
}

/** What the thread notes between the messages. */
export const eventLine = {
  taken: (from: string): Line => [
    from === site.brand
      ? `You took over from ${site.brand}. It keeps suggesting, and sends nothing.`
      : `You took over from ${from}. ${site.brand} suggests, and sends nothing.`,
  ],
  givenBack: [`You handed the conversation back to ${site.brand}.`] as Line,
  stopped: [`${site.brand} has stopped answering and waits for one of you.`] as Line,
  closed: ['You closed this conversation.'] as Line,
  reopened: ['You opened this conversation again. It is with you.'] as Line,
  moved: ({ channel, address, consent }: Way): Line => [
    `You continued on ${inSentence(channel)}, ${address}. ${consent} Earlier messages stay in this thread.`,
  ],
  noAnswer: (name: string): Line => [
    `In this demo ${name} answers what was recorded, and nothing fits that. What ${site.brand} suggests has an answer, and so has a question about the matter itself.`,
  ],
}

/** In the empty field. */
export const composerWords = {
  write: (name: string) => `Write to ${name}`,
  takesOver: (from: string) => `Writing here takes the conversation over from ${from}`,
}

/** Instead of the field where nothing may be sent, and the permanent text below it. */
export const replyWords = {
  refused: (channel: Channel) => `Nothing can be sent by ${inSentence(channel)}.`,
  whyRefused: 'The customer has withdrawn their consent. Change to a channel they agree to, above.',
  closed: 'Closed.',
  whyClosed: 'Reopen it to write; what you had begun is kept.',
  paused: 'The demo’s clock stands still, so nobody can answer.',
  simulated: 'Simulated: nothing reaches a real person.',
  untranslated: (language: string) =>
    `Zapra would send your words in ${language}; the demo shows them as you write them.`,
}

/** Languages of the sample’s conversations other than English, by BCP 47 tag. */
export const languageNames: Readonly<Record<string, string>> = { hi: 'Hindi', mr: 'Marathi', ta: 'Tamil' }

/**
 * Who is typing. Nobody can see that on email and SMS, so there the demo says it is faster than in real life.
 */
export const typingWords = {
  customer: 'Typing',
  customerOnSlowChannel: 'Answering, sooner than in life',
  assistant: `${site.brand} is thinking`,
}

export const suggestionLabel = `${site.brand} suggests`

/** Toasts after a conversation has changed hands. */
export const handoverToasts = {
  taken: { title: 'You have the conversation', text: `Simulated. ${site.brand} stays to suggest.` },
  givenBack: {
    title: `${site.brand} has the conversation`,
    text: 'Simulated. It goes on from what you wrote.',
  },
}
