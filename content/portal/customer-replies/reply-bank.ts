import type { Intent, Line } from '../conversation.ts'

/** Intents that every customer of a language answers alike; about their own affair each has words of their own. */
export type SharedIntent = Exclude<Intent, 'topic' | 'off-topic' | 'detail'>

/** What customers of one language say to what is written to them, and what the assistant suggests to write next. */
export interface ReplyBank {
  replies: Readonly<Record<SharedIntent, readonly Line[]>>
  /** The last things a customer says before they answer no more. */
  leaving: readonly Line[]
  suggestions: Readonly<Partial<Record<Intent, readonly Line[]>>>
  /** The assistant’s first words when it is handed a conversation back. */
  handedBack: Line
  /** Answers to “May we write to you there?” */
  consent: { yes: Line; no: Line }
}
