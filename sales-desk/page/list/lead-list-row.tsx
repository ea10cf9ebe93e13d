import { memo } from 'react'
import { ListRow } from '../../../common/app-shell/list-row.tsx'
import type { LeadRow } from '../../wire/leads.ts'
import { type Place, placeAddress } from '../address/place.ts'
import { shortMoment } from '../time/dates.ts'
import styles from './lead-list-row.module.css'
import { stageNames } from './stage-names.ts'
import { FollowUpMark, MailStateMark, TimeLeftMark } from './state-marks.tsx'

interface LeadListRowProps {
  row: LeadRow
  to: Partial<Place>
  isOpen: boolean
  /** It no longer belongs to the list shown. */
  isGone: boolean
  assignee: string
  now: number
}

/** One lead of the list: who, what, how long it can wait, the state of its mail, and who has it. */
export const LeadListRow = memo(function LeadListRow(props: LeadListRowProps) {
  const { row, to, isOpen, isGone, assignee, now } = props
  const isDecided = row.stage === 'won' || row.stage === 'lost' || row.stage === 'spam'
  return (
    <ListRow
      to={placeAddress(to)}
      itemId={row.reference}
      className={styles.row}
      isOpen={isOpen}
      data-gone={isGone || undefined}
      data-new={row.stage === 'new' || undefined}
    >
      <span className={`${styles.line} ${styles.head}`}>
        <b className={styles.cut}>{row.name}</b>
        <time className="micro-muted" dateTime={row.receivedAt}>
          {shortMoment(row.receivedAt, now)}
        </time>
      </span>
      {row.company && <span className={`text-2 ${styles.cut}`}>{row.company}</span>}
      <span className={styles.words}>{row.firstWords}</span>
      <span className={styles.line}>
        <TimeLeftMark lead={row} now={now} />
      </span>
      {(row.followUp !== null || row.reminder !== null) && (
        <span className={styles.line}>
          <FollowUpMark row={row} now={now} />
        </span>
      )}
      {row.labels.length > 0 && (
        <span className={`${styles.line} ${styles.labels}`}>
          {row.labels.map((label) => (
            <span key={label} className={styles.label}>
              <span className="visually-hidden">Label </span>
              {label}
            </span>
          ))}
        </span>
      )}
      <span className={styles.line}>
        <span className={`text-3 ${styles.state}`}>
          <MailStateMark state={row.mail} />
          {isDecided && <span>{stageNames[row.stage]}</span>}
          {isGone && <span>No longer in this list</span>}
        </span>
        <span className={`text-2 ${styles.cut} ${styles.assignee}`}>
          <span className="visually-hidden">Assigned to </span>
          {assignee}
        </span>
      </span>
    </ListRow>
  )
})
