import type { Conversation } from '../content/conversation.ts'
import type { Done } from '../state/done.ts'
import { type Message, type Thread, threadAt } from './thread.ts'

/** A conversation that has begun, as shown in the list. */
export interface InboxRow {
  conversation: Conversation
  thread: Thread
  last: Message
  /** The customer's messages that have not been on screen; those from before the demo count as read. */
  unread: number
}

/** Every conversation that has begun by then: requests for a person first, then the newest, closed ones last. */
export function inboxRows(
  conversations: readonly Conversation[],
  { threads, seen }: Pick<Done, 'threads' | 'seen'>,
  seconds: number,
): InboxRow[] {
  const rank = ({ thread: { holder } }: InboxRow) => (holder === 'asks' ? 0 : holder === 'closed' ? 2 : 1)
  return conversations
    .flatMap((conversation) => {
      const thread = threadAt(conversation, threads[conversation.id] ?? [], seconds)
      const last = thread.messages.at(-1)
      if (!last) return []
      const seenAt = Math.max(seen[conversation.id] ?? 0, 0)
      const unread = thread.messages.filter(({ from, at }) => from === 'customer' && at > seenAt).length
      return [{ conversation, thread, last, unread }]
    })
    .toSorted((one, other) => rank(one) - rank(other) || other.last.at - one.last.at)
}
