import { useEffect, useRef } from 'react'
import type { CallWords } from '../../../content/portal/call-words.ts'
import type { Mark, MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import type { QualityCheck } from '../../../content/portal/quality-checks.ts'
import { markWords } from '../../../content/portal/quality-names.ts'
import { overruledWords } from '../../../content/portal/quality-words.ts'
import { timeLabel } from '../../figures/time-label.ts'
import styles from './check-row.module.css'
import { EvidencePlayer } from './evidence-player.tsx'
import { OverruleForm } from './overrule-form.tsx'
import paper from './paper.module.css'
import type { Overrule } from './qams-acts.ts'
import { givenMarks, type Marks } from './score.ts'
import type { Acts } from './use-acts.ts'

interface CheckRowProps {
  check: QualityCheck
  /** Heading over the first check of a group. */
  group: string | undefined
  sheet: MarkedSheet
  call: CallWords
  /** Of the whole sheet, for what a new mark would come to. */
  marks: Marks
  overrule: Overrule | undefined
  act: Acts
  heardAt: number | undefined
  onHear: (at: number) => void
  isEditing: boolean
  onEdit: (open: boolean) => void
}

/** One check of a sheet: its mark, the second it rests on, and the way to overrule it. */
export function CheckRow(props: CheckRowProps) {
  const { check, group, sheet, call, marks, overrule, act, heardAt, onHear, isEditing, onEdit } = props
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus({ preventScroll: true })
    wasEditing.current = isEditing
  }, [isEditing])

  const mark = marks[check.id]
  const { at, shows, because } = call.evidence[check.id]
  const evidence = <span className={styles.shows}>{shows}</span>
  const verb = overrule ? 'Undo' : 'Overrule'
  return (
    <li className={styles.row} data-mark={mark} data-overruled={overrule ? '' : undefined}>
      <p className={styles.group}>{group}</p>
      <MarkIcon mark={mark} />
      <div className={styles.body}>
        <h3 className={styles.name}>
          {check.name}
          <span className="tabular">
            {check.points}
            <span className="visually-hidden"> points</span>
          </span>
        </h3>
        {at === undefined ? (
          <p className={styles.evidence}>
            <span className="text-3" aria-hidden="true">
              —
            </span>
            {evidence}
          </p>
        ) : (
          <button
            type="button"
            className={styles.evidence}
            aria-expanded={heardAt !== undefined}
            onClick={() => onHear(at)}
          >
            <time className={styles.time}>{timeLabel(at)}</time>
            {evidence}
          </button>
        )}
        {because && <p className={styles.because}>{because}</p>}
        {heardAt !== undefined && (
          <EvidencePlayer
            key={heardAt}
            call={call}
            agent={sheet.agent}
            at={heardAt}
            onClose={() => onHear(heardAt)}
          />
        )}
        {overrule && (
          <p className={paper.verdict}>
            {overruledWords(overrule.by, givenMarks(sheet)[check.id], overrule.mark, overrule.reason)}
          </p>
        )}
        {isEditing && (
          <OverruleForm
            check={check}
            marks={marks}
            draft={call.secondLook?.check === check.id ? call.secondLook.draft : ''}
            onSave={(newMark, reason) => {
              act.overrule(sheet, check, newMark, reason)
              onEdit(false)
            }}
            onCancel={() => onEdit(false)}
          />
        )}
      </div>
      {!isEditing && (
        <button
          type="button"
          className={styles.action}
          ref={button}
          aria-label={`${verb}: ${check.name}`}
          onClick={() => (overrule ? act.undo(sheet, check) : onEdit(true))}
        >
          {verb}
        </button>
      )}
    </li>
  )
}

const shapes: Readonly<Record<Mark, string>> = {
  pass: 'M20 6 9 17l-5-5',
  miss: 'M18 6 6 18M6 6l12 12',
  'not-applicable': 'M5 12h14',
}

/** A tick, a cross or a dash, with its word for those who do not see it. */
function MarkIcon({ mark }: { mark: Mark }) {
  return (
    <svg className={styles.icon} data-mark={mark} viewBox="0 0 24 24" role="img" aria-label={markWords[mark]}>
      <path d={shapes[mark]} />
    </svg>
  )
}
