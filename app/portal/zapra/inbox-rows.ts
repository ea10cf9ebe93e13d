import type { Conversation } from '../../../content/portal/conversation.ts'
import type { InboxState } from './inbox-store.ts'
import { threadAt } from './simulation/thread-writer.ts'
import type { Message, Thread } from './simulation/thread.ts'

/** A conversation that has begun, as the list shows it. */
export interface InboxRow {
  conversation: Conversation
  thread: Thread
  last: Message
  /** Messages of the customer that have not been on screen; those from before the demo count as read. */
  unread: number
}

/**
 * Every conversation that has begun by then: first those who ask for a person, then the newest, closed ones last.
 */
export function inboxRows(
  conversations: readonly Conversation[],
  state: InboxState,
  seconds: number,
): InboxRow[] {
  return conversations
    .flatMap((conversation) => {
      const thread = threadAt(conversation, state.acts[conversation.id] ?? [], seconds)
      const last = thread.messages.at(-1)
      if (!last) return []
      const seenAt = Math.max(state.seen[conversation.id] ?? 0, 0)
      const unread = thread.messages.filter(({ from, at }) => from === 'customer' && at > seenAt).length
      return [{ conversation, thread, last, unread }]
    })
    .toSorted((one, other) => rank(one) - rank(other) || other.last.at - one.last.at)
}

function rank({ thread: { holder } }: InboxRow): number {
  if (holder === 'asks') return 0
  return holder === 'closed' ? 2 : 1
}
