import type { Conversation } from '../../../../content/portal/conversation.ts'
import type { Act } from './act.ts'
import { ThreadWriter } from './thread-writer.ts'
import type { Thread } from './thread.ts'

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
