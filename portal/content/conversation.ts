import type { AnswerRow, Line } from './recorded.ts'

export const channels = ['WhatsApp', 'Web chat', 'Email', 'SMS'] as const
export type Channel = (typeof channels)[number]

/** The customer’s language, as the `lang` attribute of what they write. */
export type Language = 'en' | 'hi' | 'mr' | 'ta'

/** Who has the conversation: the assistant, nobody while the customer asks for a person, a colleague, you; or it is closed. */
export type Holder = 'assistant' | 'asks' | 'colleague' | 'you' | 'closed'

/** A channel the customer can be written to on; with a reason where nothing may be sent there. */
export type Way = readonly [channel: Channel, address: string, refused?: string]

/** A message that comes by itself while the assistant has the conversation, and the assistant’s answer to it. */
interface Arrival {
  /** Seconds from the demo’s start; without it, once you have handed the conversation back. */
  at?: number
  says?: Line
  answer?: Line
  /** Seconds from the message to the answer; without it, what reading and thinking take. */
  after?: number
  /** The customer asks for a person: nobody answers until one does. */
  asksForPerson?: true
}

/** One customer’s conversation as the demo begins, and what the customer has to say later. */
export interface Conversation {
  id: string
  /** Name, number or address the row is headed with. */
  name: string
  /** How you would call them in a sentence. */
  shortName: string
  channel: Channel
  language: Language
  reason: string
  verified: string
  holder: Holder
  colleague?: string
  /** Reference of the call this conversation goes on from. */
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
  /** What the assistant suggests to write first, where a person is waited for. */
  suggestion?: Line
  /** Words of its matter, and what the customer answers, in this order, to the suggestion and to whatever has one of them. */
  about: readonly string[]
  replies: readonly Line[]
  /** What the customer answers to questions. */
  answers: readonly AnswerRow[]
}
