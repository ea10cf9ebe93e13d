import type { AnswerRow, Line } from './recorded.ts'

export const channels = ['WhatsApp', 'Web chat', 'Email', 'SMS'] as const
export type Channel = (typeof channels)[number]

/** The customer’s language, as the `lang` attribute of what they write. */
export type Language = 'en' | 'hi' | 'mr' | 'ta'

/** Who has the conversation: the assistant, nobody while the customer asks for a person, a colleague, you; or it is closed. */
export type Holder = 'assistant' | 'asks' | 'colleague' | 'you' | 'closed'

/** A channel the customer can be written to on; with a reason where nothing may be sent there. */
export type Way = readonly [channel: Channel, address: string, refused?: string]

/** A message that arrives on its own while the assistant has the conversation, and the assistant’s answer. */
interface Arrival {
  /** Seconds from the demo’s start; if omitted, once you have handed the conversation back. */
  at?: number
  says?: Line
  answer?: Line
  /** Seconds from the message to the answer; if omitted, the time for reading and thinking. */
  after?: number
  /** The customer asks for a person: nobody answers until one does. */
  asksForPerson?: true
}

/** A customer’s conversation when the demo begins, and what the customer will say later. */
export interface Conversation {
  id: string
  /** Name, number or address at the head of the row. */
  name: string
  /** Their name within a sentence. */
  shortName: string
  channel: Channel
  language: Language
  reason: string
  verified: string
  holder: Holder
  colleague?: string
  /** Reference of the call that this conversation continues. */
  callReference?: string
  /** What is known of their consent, on every channel that has no reason against it. */
  consent?: string
  ways: readonly Way[]
  past: readonly (readonly [
    time: string,
    from: 'customer' | 'assistant' | 'colleague' | 'event',
    ...said: Line,
  ])[]
  arrivals: readonly Arrival[]
  /** The assistant's suggestion for the first reply, if a person is awaited. */
  suggestion?: Line
  /** Keywords of its subject, and the customer's answers, in order, to the suggestion and to texts with a keyword. */
  about: readonly string[]
  replies: readonly Line[]
  /** The customer's answers to questions. */
  answers: readonly AnswerRow[]
}
