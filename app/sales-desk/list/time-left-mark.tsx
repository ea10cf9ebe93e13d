import type { LeadRow } from '../../../lead/sales-desk-leads.ts'
import { type TimeLeft, timeLeft } from '../time/time-left.ts'
import styles from './time-left-mark.module.css'

/** One shape for each state, so that none is told by its colour alone. */
const shapes: Record<TimeLeft['tone'], string> = {
  calm: 'M6 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zm0 1.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  soon: 'M6 1 11.5 11h-11zM6 4.1 3 9.5h6z',
  overdue: 'M1 1h10v10H1z',
  answered: 'm1.2 6.4 1.1-1.1 2.4 2.4 5-5 1.1 1.1-6.1 6.1z',
  none: 'M1.5 5.25h9v1.5h-9z',
}

interface TimeLeftMarkProps {
  lead: Pick<LeadRow, 'receivedAt' | 'dueAt' | 'answeredAt' | 'stage'>
  now: number
}

/** What is left of the promised time: a shape and words. */
export function TimeLeftMark({ lead, now }: TimeLeftMarkProps) {
  const { tone, words } = timeLeft(lead, now)
  return (
    <span className={`tabular ${styles.mark}`} data-tone={tone}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d={shapes[tone]} fillRule="evenodd" />
      </svg>
      {words}
    </span>
  )
}

const strokes = 24
const pitch = 4

/** The same as twenty-four lines: those that stand are left. Beside the words, which say it. */
export function TimeLeftRule({ lead, now }: TimeLeftMarkProps) {
  const { tone, share } = timeLeft(lead, now)
  const standing = Math.ceil(share * strokes)
  const line = (at: number) => `M${at * pitch + 1} 14v-${at >= strokes - standing ? 13 : 4}`
  const path = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => line(from + at)).join('')
  return (
    <svg
      className={styles.rule}
      data-tone={tone}
      width={strokes * pitch}
      height="14"
      viewBox={`0 0 ${strokes * pitch} 14`}
      aria-hidden="true"
    >
      <path className={styles.passed} d={path(0, strokes - standing)} />
      <path className={styles.left} d={path(strokes - standing, strokes)} />
    </svg>
  )
}
