import { useEffect, useRef } from 'react'
import type { CallWords, Evidence } from '../../../content/portal/call-words.ts'
import type { AgentId, Mark } from '../../../content/portal/marked-sheet.ts'
import type { QualityCheck } from '../../../content/portal/quality-checks.ts'
import { overruledWords } from '../../../content/portal/quality-words.ts'
import { timeLabel } from '../../figures/time-label.ts'
import styles from './check-row.module.css'
import { EvidencePlayer } from './evidence-player.tsx'
import { MarkIcon } from './mark-icon.tsx'
import { OverruleForm } from './overrule-form.tsx'
import type { Overrule } from './qams-acts.ts'
import type { Marks } from './score.ts'

interface CheckRowProps {
  check: QualityCheck
  /** Heading over the first check of a group. */
  group: string | undefined
  mark: Mark
  given: Mark
  /** Of the whole sheet, for what a new mark would come to. */
  marks: Marks
  evidence: Evidence
  overrule: Overrule | undefined
  call: CallWords
  agent: AgentId
  heardAt: number | undefined
  onHear: (at: number) => void
  /** First version of the reason. */
  draft: string
  isEditing: boolean
  onEdit: (open: boolean) => void
  onOverrule: (mark: Mark, reason: string) => void
  onUndo: () => void
}

/** One check of a sheet: its mark, the second it rests on, and the way to overrule it. */
export function CheckRow(props: CheckRowProps) {
  const { check, mark, given, evidence, overrule, call, heardAt, isEditing, onEdit } = props
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus({ preventScroll: true })
    wasEditing.current = isEditing
  }, [isEditing])

  const { at, shows, because } = evidence
  return (
    <li className={styles.row} data-mark={mark} data-overruled={overrule ? '' : undefined}>
      <p className={styles.group}>{props.group}</p>
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
            <span aria-hidden="true">—</span>
            <span className={styles.shows}>{shows}</span>
          </p>
        ) : (
          <button
            type="button"
            className={styles.evidence}
            aria-expanded={heardAt !== undefined}
            onClick={() => props.onHear(at)}
          >
            <time className={styles.time}>{timeLabel(at)}</time>
            <span className={styles.shows}>{shows}</span>
          </button>
        )}
        {because && <p className={styles.because}>{because}</p>}
        {heardAt !== undefined && (
          <EvidencePlayer
            key={heardAt}
            call={call}
            agent={props.agent}
            at={heardAt}
            onClose={() => props.onHear(heardAt)}
          />
        )}
        {overrule && (
          <p className={styles.overruled}>
            {overruledWords(overrule.by, given, overrule.mark, overrule.reason)}
          </p>
        )}
        {isEditing && (
          <OverruleForm
            check={check}
            marks={props.marks}
            draft={props.draft}
            onSave={(newMark, reason) => {
              props.onOverrule(newMark, reason)
              onEdit(false)
            }}
            onCancel={() => onEdit(false)}
          />
        )}
      </div>
      {!isEditing && (
        <button
          type="button"
          className={`${styles.action} quiet-link`}
          ref={button}
          aria-label={`${overrule ? 'Undo' : 'Overrule'}: ${check.name}`}
          onClick={() => (overrule ? props.onUndo() : onEdit(true))}
        >
          {overrule ? 'Undo' : 'Overrule'}
        </button>
      )}
    </li>
  )
}
