export const channels = ['WhatsApp', 'Web chat', 'Email', 'SMS'] as const
export type Channel = (typeof channels)[number]

/** The customer’s language, as the `lang` attribute of what they write. */
export type Language = 'en' | 'hi' | 'hi-Latn' | 'mr' | 'ta' | 'bn'

/** What is said, and the same in English where it is said in another language. */
export type Line = readonly [says: string, english?: string]

/** What a conversation is about; words about anything else are off its topic. */
export type Topic = 'refund' | 'card' | 'emi' | 'statement' | 'loan' | 'charge' | 'documents'

/** What a sentence written to the customer does. */
export type Intent =
  | 'topic'
  | 'off-topic'
  | 'detail'
  | 'question'
  | 'promise'
  | 'refusal'
  | 'apology'
  | 'thanks'
  | 'greeting'
  | 'closing'
  | 'hand-over'
  | 'channel'
  | 'secret'
  | 'rude'
  | 'nonsense'
  | 'long'
  | 'unknown'

/** Who has the conversation: the assistant, nobody while the customer asks for a person, a colleague, you; or it is closed. */
export type Holder = 'assistant' | 'asks' | 'colleague' | 'you' | 'closed'

export interface PastMessage {
  from: 'customer' | 'assistant' | 'colleague' | 'event'
  /** Seconds from the demo’s start, below zero: see `clock`. */
  at: number
  line: Line
}

/** A message that comes by itself while the assistant has the conversation, and the assistant’s answer to it. */
export interface Arrival {
  /** Seconds from the demo’s start. */
  at: number
  says?: Line
  answer?: Line
  /** Seconds from the message to the answer; without it, what reading and thinking take. */
  after?: number
  /** The customer asks for a person: nobody answers until one does. */
  asksForPerson?: boolean
}

/** A way to write to this customer, and whether they have agreed to it. */
export interface Reach {
  channel: Channel
  address: string
  consent: 'given' | 'not asked' | 'withdrawn'
  /** When and how, as a phrase: “12 June 2023, in the app”. */
  since?: string
  /** What they answer when asked. */
  ifAsked?: 'yes' | 'no'
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
  topic: Topic
  reason: string
  verified: string
  holder: Holder
  colleague?: string
  /** Reference of the call this conversation goes on from. */
  callReference?: string
  past: readonly PastMessage[]
  arrivals: readonly Arrival[]
  /** What the assistant suggests to write first, where a person is waited for. */
  suggestion?: Line
  reach: readonly Reach[]
  /** What this customer answers, in the order it is used. */
  answers: { topic: readonly Line[]; detail: readonly Line[]; offTopic: readonly Line[] }
}
