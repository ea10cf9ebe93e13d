import { type MouseEvent, memo } from 'react'
import listRow from '../../../desk-kit/list-row.module.css'
import { rowId } from '../../../desk-kit/use-focus-on-return.ts'
import { CallStateMark } from '../../../figures/call-state-mark.tsx'
import { timeLabel } from '../../../figures/time-label.ts'
import needsYouMark from '../needs-you.module.css'
import styles from './call-list.module.css'
import type { CallRow as Row } from './call-rows.ts'
import type { NearRows } from './use-near-rows.ts'

interface CallRowProps extends NearRows {
  row: Row
  href: string
  isOpen: boolean
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
    <li data-line={call.line} ref={observe}>
      <a
        id={rowId(call.id)}
        className={`${listRow.row} ${styles.row}`}
        href={href}
        aria-current={isOpen || undefined}
        onClick={open}
      >
        <span className={styles.reason}>{call.words.reason}</span>
        <span className={`tabular ${styles.caller}`}>{call.caller}</span>
        <CallStateMark state={state} person={call.words.person} />
        <time>{timeLabel(second)}</time>
        {needsYou && <span className={`${needsYouMark.mark} ${styles.needs}`}>Needs you</span>}
      </a>
    </li>
  )
}, isSame)

/** A row far from view stands still. */
function isSame(before: CallRowProps, { row, isOpen, href, isNear }: CallRowProps): boolean {
  if (before.row.call !== row.call || before.isOpen !== isOpen || before.href !== href) return false
  if (!isNear(row.call.line)) return true
  return (
    before.row.state === row.state &&
    before.row.needsYou === row.needsYou &&
    Math.floor(before.row.second) === Math.floor(row.second)
  )
}
