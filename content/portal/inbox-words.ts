import { site } from '../site.ts'
import { someColleague } from './thread-words.ts'

/** Beside the inbox’s title, behind the number of open conversations. */
export const listedNote = (listed: number) => `open on four channels. ${listed} of them are listed.`

/** Who has a conversation. */
export const holderWords = {
  assistant: site.brand,
  asks: 'Asks for a person',
  colleague: (name = someColleague) => `With ${name}`,
  you: 'With you',
  closed: 'Closed',
}

/** In the choice of channels. */
export const waysWords = {
  lead: 'One conversation, on the channel the customer prefers. Nothing goes out on a channel they have not agreed to.',
  current: 'In use now',
  continueOn: (channel: string) => `Continue on ${channel}`,
  webChat: (name: string) => `Web chat works only while ${name} has the page open.`,
}

/** How WhatsApp’s 24 hours stand, with the time at which they end. */
export const windowWords = {
  open: (until: string) => `You may write freely until ${until}: 24 hours from their last message.`,
  over: (since: string) => `The 24 hours ended ${since}: only an approved template goes out.`,
  neverWritten: 'They have not written here: an approved template has to open it.',
}

/** Above the approved templates. */
export const templateWords = {
  over: 'The 24 hours are over.',
  neverWritten: 'They have not written on WhatsApp yet.',
  why: 'WhatsApp lets a business write freely for 24 hours after the customer’s last message. Outside them only an approved template goes out; the customer’s answer opens the window.',
}

/** In the empty field, and beneath it. */
export const composerWords = {
  write: (name: string) => `Write to ${name}`,
  takesOver: (from: string) => `Writing here takes the conversation over from ${from}`,
  yourColleague: 'your colleague',
  sms: (parts: number) => (parts === 1 ? 'Goes out as one SMS' : `Goes out as ${parts} SMS`),
}

/** In place of the field where nothing may be sent, and what always stands beneath it. */
export const replyWords = {
  noConsent: (channel: string) => `Nothing can be sent by ${channel}.`,
  whyNoConsent: 'The customer has withdrawn their consent. Use a channel they agree to, above.',
  closed: 'Closed.',
  whyClosed: 'Reopen it to write; what you had begun is kept.',
  paused: 'The demo’s clock stands still, so nobody can answer.',
  simulated: 'Simulated: nothing reaches a real person.',
  untranslated: (language: string) =>
    `Zapra would send your words in ${language}; the demo shows them as you write them.`,
}

/** Languages of the sample’s conversations other than English, by BCP 47 tag. */
export const languageNames: Readonly<Record<string, string>> = {
  hi: 'Hindi',
  'hi-Latn': 'Hindi in Latin letters',
  mr: 'Marathi',
  ta: 'Tamil',
  bn: 'Bengali',
}

/** Who is writing. Nobody sees that on email and SMS, so there the demo says that it is quicker than life. */
export const typingWords = {
  customer: 'Typing',
  customerOnSlowChannel: 'Answering, sooner than in life',
  assistant: `${site.brand} is thinking`,
}

export const suggestionLabel = `${site.brand} suggests`

/** Read out when somebody begins to ask for a person. */
export const askingWords = (names: string) => `Waiting for a person: ${names}`

/** Toasts after a conversation has changed hands. */
export const handoverToasts = {
  taken: { title: 'You have the conversation', text: `Simulated. ${site.brand} stays to suggest.` },
  givenBack: {
    title: `${site.brand} has the conversation`,
    text: 'Simulated. It goes on from what you wrote.',
  },
}
