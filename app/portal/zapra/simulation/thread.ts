import type {
  Channel,
  Conversation,
  Holder,
  Intent,
  Line,
  Reach,
} from '../../../../content/portal/conversation.ts'
import type { Act } from './act.ts'
import { ThreadWriter } from './thread-writer.ts'

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

/**
 * The conversation after so many demo seconds: a pure function of the sample, of what the person did, and of time. What
 * was done later than `seconds` (a second tab may be a moment ahead) counts as done now.
 */
export function threadAt(conversation: Conversation, acts: readonly Act[], seconds: number): Thread {
  const writer = new ThreadWriter(conversation)
  for (const act of acts) {
    writer.runTo(act.at)
    writer.perform(act)
  }
  const now = Math.max(seconds, acts.at(-1)?.at ?? 0)
  writer.runTo(now)
  return writer.threadAt(now)
}
