import { memo, useState } from 'react'
import type { Channel } from '../../../content/portal/conversation.ts'
import { ConversationRow } from './conversation-row.tsx'
import styles from './conversation-list.module.css'
import { inboxQuery } from './inbox-address.ts'
import type { InboxRow } from './inbox-rows.ts'
import { useHeldOrder } from './use-held-order.ts'

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
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {shown.map((row) => (
        <li key={row.conversation.id}>
          <ConversationRow
            row={row}
            to={inboxQuery({ conversation: row.conversation.id, channel })}
            isOpen={row.conversation.id === openId}
          />
        </li>
      ))}
    </ul>
  )
})
