import type { Channel, Holder, Intent, Line, Reach } from '../../../../content/portal/conversation.ts'

export interface Message {
  /** Unique in its conversation, the same at every later moment. */
  id: string
  from: 'customer' | 'assistant' | 'colleague' | 'you' | 'event'
  /** Demo seconds. */
  at: number
  line: Line
  channel: Channel
  /** Of a customer’s message: what it answered. */
  answers?: Intent | undefined
  isTemplate?: boolean
}

/** What the person at the desk did in a conversation; `at` is demo seconds. */
export type Act =
  | { kind: 'write'; at: number; text: string; english?: string }
  | { kind: 'template'; at: number; text: string }
  | { kind: 'ask-consent' | 'move'; at: number; channel: Channel }
  | { kind: 'take' | 'give-back' | 'close' | 'reopen'; at: number }

/** A conversation at one moment. */
export interface Thread {
  messages: readonly Message[]
  holder: Holder
  channel: Channel
  reach: readonly Reach[]
  /** Who is writing at this moment. */
  typing: 'customer' | 'assistant' | undefined
  /** A customer’s answer is on its way. */
  isAwaited: boolean
}
