import { useEffect, useId, useRef, useState } from 'react'
import type { MarkedCall } from '../content/marked-calls.ts'
import { notedEvidence, noReferenceDue } from '../content/noted-evidence.ts'
import type { QualityCheck } from '../content/quality-checks.ts'
import { bandNames, markWords } from '../content/quality-words.ts'
import type { Mark, Sheet } from '../content/sheets.ts'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { WordsForm } from '../../common/app-shell/words-form.tsx'
import { qualityBand } from '../../common/figures/quality-band.ts'
import { timeLabel } from '../../common/figures/time-label.ts'
import styles from './check-row.module.css'
import { HeardLines } from './heard-lines.tsx'
import { type Marks, marksOf, type Overrule, scoreOf } from './figures.ts'
import paper from './paper.module.css'
import { useAct } from './use-act.ts'

const icons = { pass: 'check', miss: 'x', 'not-applicable': 'minus' } as const

interface CheckRowProps {
  check: QualityCheck
  /** Heading over the first check of a group. */
  group: string | undefined
  sheet: Sheet
  /** The call's words, if it can be heard. */
  call: MarkedCall | undefined
  /** Of the whole sheet, to compute the effect of a new mark. */
  marks: Marks
  overrule: Overrule | undefined
  isHeard: boolean
  onHear: () => void
  isEditing: boolean
  onEdit: (isOpen: boolean) => void
}

/** One check of a sheet: its mark, the second it rests on, and the way to overrule it. */
export function CheckRow(props: CheckRowProps) {
  const { check, group, sheet, call, marks, overrule, isHeard, onHear, isEditing, onEdit } = props
  const act = useAct(sheet)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus({ preventScroll: true })
    wasEditing.current = isEditing
  }, [isEditing])

  const mark = marks[check.id]
  const given = marksOf([], sheet)[check.id]
  const [passed, missed] = notedEvidence[check.id]
  const [at, , heard, missing] = call?.evidence.find(([, id]) => id === check.id) ?? []
  const because = missing ?? (given === 'miss' ? missed : undefined)
  const noted = given === 'not-applicable' ? noReferenceDue : given === 'pass' ? passed : undefined
  const verb = overrule ? 'Undo' : 'Overrule'
  return (
    <li className={styles.row} data-mark={mark} data-overruled={overrule ? '' : undefined}>
      <p className={styles.group}>{group}</p>
      <span className={styles.icon} role="img" aria-label={markWords[mark]}>
        <DeskIcon name={icons[mark]} size={18} weight={2} />
      </span>
      <div className={styles.body}>
        <h3 className={styles.name}>
          {check.name}
          <span className="tabular">
            {check.points}
            <span className="visually-hidden"> points</span>
          </span>
        </h3>
        {at === undefined && noted && (
          <p className={styles.evidence}>
            <span className="text-3" aria-hidden="true">
              —
            </span>
            <span className={styles.shows}>{noted}</span>
          </p>
        )}
        {at !== undefined && (
          <button type="button" className={styles.evidence} aria-expanded={isHeard} onClick={onHear}>
            <time className="quiet-link">{timeLabel(at)}</time>
            <span className={styles.shows}>{heard}</span>
          </button>
        )}
        {because && <p className={styles.because}>{because}</p>}
        {isHeard && call && at !== undefined && (
          <HeardLines call={call} agent={sheet.agent} at={at} onClose={onHear} />
        )}
        {overrule && (
          <p className={paper.verdict}>
            Overruled by {overrule.by}: {markWords[given]} to {markWords[overrule.mark]}. {overrule.reason}
          </p>
        )}
        {isEditing && (
          <OverruleForm
            check={check}
            marks={marks}
            draft={call?.secondLook?.check === check.id ? call.secondLook.draft : ''}
            onSave={(newMark, reason) => {
              act({ did: 'overrule', check: check.id, mark: newMark, reason })
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
          onClick={() => (overrule ? act({ did: 'undo', check: check.id }) : onEdit(true))}
        >
          {verb}
        </button>
      )}
    </li>
  )
}

interface OverruleFormProps {
  check: QualityCheck
  marks: Marks
  draft: string
  onSave: (mark: Mark, reason: string) => void
  onCancel: () => void
}

/** Chooses another mark for a check, with a reason; shows the resulting score before it is saved. */
function OverruleForm({ check, marks, draft, onSave, onCancel }: OverruleFormProps) {
  const current = marks[check.id]
  const [mark, setMark] = useState<Mark>(current === 'pass' ? 'miss' : 'pass')
  const before = scoreOf(marks).score
  const { score, earned, base } = scoreOf({ ...marks, [check.id]: mark })
  const becomes = `${before} becomes ${score}, ${bandNames[qualityBand(score)]}`
  const outcome = before === score ? `The score stays at ${score}.` : becomes
  return (
    <WordsForm
      className={paper.inset}
      id={useId()}
      label="Reason"
      missing="A reason is required"
      longest={400}
      draft={draft}
      placeholder="What the call shows, and when"
      button="Save the mark"
      onSave={(reason) => onSave(mark, reason)}
      onCancel={onCancel}
    >
      <fieldset className={`buttons ${styles.choice}`}>
        <legend>New mark</legend>
        {(['pass', 'miss', 'not-applicable'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="mark"
              value={each}
              checked={each === mark}
              disabled={each === current}
              onChange={() => setMark(each)}
            />
            <span className="press-target edge">
              {markWords[each]}
              {each === current && <small>, as it is</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="small tabular" role="status">
        {base < 100 ? `${outcome}: ${earned} of ${base} points that apply` : outcome}
      </p>
    </WordsForm>
  )
}
