import { memo, useState } from 'react'
import type { Channel } from '../../../content/portal/conversation.ts'
import { typingWords } from '../../../content/portal/inbox-words.ts'
import listRow from '../../desk-kit/list-row.module.css'
import { moveThroughRows } from '../../desk-kit/move-through-rows.ts'
import { rowId } from '../../desk-kit/use-focus-on-return.ts'
import { PortalLink } from '../shell/portal-link.tsx'
import styles from './conversation-list.module.css'
import { HolderMark, holderName } from './holder-mark.tsx'
import { inboxQuery } from './inbox-address.ts'
import type { InboxRow } from './inbox-rows.ts'
import { messageTime } from './message-time.ts'

interface ConversationListProps {
  rows: readonly InboxRow[]
  channel: Channel | undefined
  openId: string | undefined
}

/** Conversations in order; while the pointer or the focus is among them nothing changes its place. */
export const ConversationList = memo(function ConversationList({
  rows,
  channel,
  openId,
}: ConversationListProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const order = useHeldOrder(
    rows.map(({ conversation }) => conversation.id),
    isPointedAt || isFocused,
  )
  const shown = order
    .flatMap((id) => rows.filter(({ conversation }) => conversation.id === id))
    .filter(({ thread }) => !channel || thread.channel === channel)

  return (
    <ul
      className={styles.list}
      aria-label="Conversations"
      onKeyDown={moveThroughRows}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {shown.map((row) => (
        <li key={row.conversation.id}>
          <ConversationRow row={row} channel={channel} isOpen={row.conversation.id === openId} />
        </li>
      ))}
    </ul>
  )
})

/** The order as it was when it began to be held; what is new since then comes first. Follows on once let go. */
function useHeldOrder(order: readonly string[], isHeld: boolean): readonly string[] {
  const [shown, setShown] = useState(order)
  if (isHeld) {
    const isNew = (id: string) => !shown.includes(id)
    return [...order.filter(isNew), ...shown.filter((id) => order.includes(id))]
  }
  if (order.join() !== shown.join()) setShown(order)
  return order
}

interface ConversationRowProps {
  row: InboxRow
  channel: Channel | undefined
  isOpen: boolean
}

/** One conversation of the list: who, when, the newest words, and who has it. */
function ConversationRow({ row, channel, isOpen }: ConversationRowProps) {
  const { conversation, thread, last, unread } = row
  const newest = thread.messages.findLast(({ from }) => from !== 'event') ?? last
  return (
    <PortalLink
      to={inboxQuery({ conversation: conversation.id, channel })}
      id={rowId(conversation.id)}
      className={`${listRow.row} ${styles.row}`}
      aria-current={isOpen ? 'true' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <span>
        <b>{conversation.name}</b>
        <time className="micro-muted">{messageTime(last.at)}</time>
      </span>
      <span className={styles.newest}>
        {thread.typing === 'customer' ? (
          <i>{typingWords.customer}…</i>
        ) : (
          <span lang={newest.from === 'customer' || newest.line[1] ? conversation.language : undefined}>
            {newest.from === 'you' ? `You: ${newest.line[0]}` : newest.line[0]}
          </span>
        )}
        {unread > 0 && (
          <span className={styles.unread}>
            <span className="visually-hidden">, unread: </span>
            {unread}
          </span>
        )}
      </span>
      <span className={`micro-muted ${styles.foot}`}>
        <span>{thread.channel}</span>{' '}
        <HolderMark holder={thread.holder} words={holderName(thread.holder, conversation)} />
      </span>
    </PortalLink>
  )
}
