import { memo } from 'react'
import listRow from '../../desk-kit/list-row.module.css'
import { rowId } from '../../desk-kit/use-focus-on-return.ts'
import { PortalLink } from '../shell/portal-link.tsx'
import { agentName } from '../../../content/portal/north-team.ts'
import bandColour from '../../figures/band-colour.module.css'
import { timeLabel } from '../../figures/time-label.ts'
import { BandMark } from './band-mark.tsx'
import { bandWords } from './band-words.ts'
import styles from './call-list.module.css'
import type { ScoredSheet } from './morning-figures.ts'

interface CallRowProps {
  entry: ScoredSheet
  isOpen: boolean
  waitsFor: string | undefined
  search: string
}

/** A marked call in the list: its score, whose it is, what it was about. */
export const CallRow = memo(function CallRow({ entry, isOpen, waitsFor, search }: CallRowProps) {
  const { sheet, score, was, band } = entry
  return (
    <li>
      <PortalLink
        to={search}
        id={rowId(sheet.id)}
        className={`${listRow.row} ${styles.row}`}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={`${styles.score} ${bandColour.band}`} data-band={band}>
          <BandMark band={band} height={26} />
          <span>
            <b className="tabular">{score}</b>
            {was !== score && (
              <>
                <span className="visually-hidden">, was </span>
                <s className="tabular">{was}</s>
              </>
            )}
            <small>{bandWords[band].name}</small>
          </span>
        </span>
        <span className={styles.what}>
          <b>{agentName(sheet.agent)}</b>
          <small className="text-2">{sheet.reason}</small>
          {waitsFor && <em>{waitsFor}</em>}
        </span>
        <span className={`tabular ${styles.when}`}>
          <span className="visually-hidden">Length </span>
          {timeLabel(sheet.seconds)}
          <small className="text-2">
            <span className="visually-hidden">at </span>
            {sheet.time}
          </small>
        </span>
      </PortalLink>
    </li>
  )
})
