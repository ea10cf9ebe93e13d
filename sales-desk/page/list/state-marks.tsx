import type { LeadRow, MailState } from '../../wire/leads.ts'
import { useSession } from '../state/session-store.ts'
import { dayIn, dayName } from '../time/dates.ts'
import { type TimeLeft, timeLeft } from '../time/time-left.ts'
import styles from './state-marks.module.css'

/** A distinct shape for each state, so that none is identified by colour alone. */
const shapes: Record<TimeLeft['tone'] | Exclude<MailState, 'none'>, string> = {
  calm: 'M6 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zm0 1.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  soon: 'M6 1 11.5 11h-11zM6 4.1 3 9.5h6z',
  overdue: 'M1 1h10v10H1z',
  answered: 'm1.2 6.4 1.1-1.1 2.4 2.4 5-5 1.1 1.1-6.1 6.1z',
  none: 'M1.5 5.25h9v1.5h-9z',
  delivered: 'M1 2.5h10v7H1z',
  kept: 'M1 2.5h10v7H1zm1.2 1.2v4.6h7.6V3.7z',
  waiting: 'M1 5h2v2H1zm4 0h2v2H5zm4 0h2v2H9z',
  held: 'M3 2h2v8H3zm4 0h2v8H7z',
  failed: 'm2.2 1.2 3.8 3.8 3.8-3.8 1 1L7 6l3.8 3.8-1 1L6 7l-3.8 3.8-1-1L5 6 1.200 2.200z',
}

function Mark({ tone, words }: { tone: keyof typeof shapes; words: string }) {
  return (
    <span className={`tabular ${styles.mark}`} data-tone={tone}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d={shapes[tone]} fillRule="evenodd" />
      </svg>
      {words}
    </span>
  )
}

const mailWords: Record<Exclude<MailState, 'none'>, string> = {
  delivered: 'Mail handed over',
  kept: 'Mail kept as a file',
  waiting: 'Mail on its way',
  held: 'Mail held',
  failed: 'Mail failed',
}

/** State of a lead's mails: a shape and words. */
export function MailStateMark({ state }: { state: MailState }) {
  return state === 'none' ? null : <Mark tone={state} words={mailWords[state]} />
}

interface FollowUpMarkProps {
  row: Pick<LeadRow, 'followUp' | 'reminder'>
  now: number
}

/** When somebody will look at the lead again: the earlier of the two days. */
export function FollowUpMark({ row: { followUp, reminder }, now }: FollowUpMarkProps) {
  const isReminder = reminder !== null && (followUp === null || reminder.on <= followUp)
  const day = isReminder ? reminder.on : followUp
  if (day === null) return null
  const isDue = day <= dayIn(0, now)
  const [due, later] = isReminder ? ['No reply yet', 'Reminder'] : ['Follow up today', 'Follow up']
  return <Mark tone={isDue ? 'soon' : 'calm'} words={isDue ? due : `${later} ${dayName(day)}`} />
}

interface TimeLeftMarkProps {
  lead: Pick<LeadRow, 'receivedAt' | 'dueAt' | 'repliedAt' | 'answeredAt' | 'stage'>
  now: number
}

/** Remaining part of the promised time: a shape and words, and the same as lines. */
export function TimeLeftMark({ lead, now }: TimeLeftMarkProps) {
  const { clock } = useSession()
  const { tone, words, share } = timeLeft(lead, now, clock)
  return (
    <>
      <Mark tone={tone} words={words} />
      <TimeLeftRule tone={tone} share={share} />
    </>
  )
}

const strokes = 24
const pitch = 4

/** Twenty-four lines: the upright ones are left. */
function TimeLeftRule({ tone, share }: Pick<TimeLeft, 'tone' | 'share'>) {
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
