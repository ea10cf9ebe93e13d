import { memo, useState } from 'react'
import type { Channel } from '../../../content/portal/conversation.ts'
import { moveThroughRows } from '../../desk-kit/move-through-rows.ts'
import styles from './conversation-list.module.css'
import { ConversationRow } from './conversation-row.tsx'
import { inboxQuery } from './inbox-address.ts'
import type { InboxRow } from './inbox-rows.ts'

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
