import { type MouseEvent, memo, type RefCallback } from 'react'
import { timeLabel } from '../../../figures/time-label.ts'
import type { CallRow as Row } from './call-rows.ts'
import styles from './call-row.module.css'
import { StateMark } from './state-mark.tsx'

interface CallRowProps {
  row: Row
  href: string
  isOpen: boolean
  /** Whether it is in view or nearly so; a row far away stands still. */
  isNear: boolean
  observe: RefCallback<HTMLLIElement>
  onOpen: (callId: string, byKeyboard: boolean) => void
}

/** One call of the list, as a link to its address. */
export const CallRow = memo(function CallRow({ row, href, isOpen, observe, onOpen }: CallRowProps) {
  const { call, state, needsYou, second } = row
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(call.id, event.detail === 0)
  }
  return (
    <li className={styles.item} data-line={call.line} ref={observe}>
      <a
        className={styles.row}
        href={href}
        data-call={call.id}
        aria-current={isOpen || undefined}
        onClick={open}
      >
        <span className={styles.reason}>{call.words.reason}</span>
        <span className={`tabular ${styles.caller}`}>{call.caller}</span>
        <span className={styles.state}>
          <StateMark state={state} person={call.words.person} />
        </span>
        <time className={styles.time}>{timeLabel(second)}</time>
        {needsYou && <span className={styles.needs}>Needs you</span>}
      </a>
    </li>
  )
}, isSame)

function isSame(before: CallRowProps, after: CallRowProps): boolean {
  if (before.row.call !== after.row.call || before.isOpen !== after.isOpen || before.href !== after.href)
    return false
  if (!before.isNear && !after.isNear) return true
  return (
    before.isNear === after.isNear &&
    before.row.state === after.row.state &&
    before.row.needsYou === after.row.needsYou &&
    Math.floor(before.row.second) === Math.floor(after.row.second)
  )
}
