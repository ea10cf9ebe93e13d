import { useEffect, useId, useRef, useState } from 'react'
import type { MarkedCall } from '../content/marked-calls.ts'
import { notedEvidence, noReferenceDue } from '../content/noted-evidence.ts'
import type { QualityCheck } from '../content/quality-checks.ts'
import { bandNames, formWords, markWords, outcomeWords, overruledWords } from '../content/quality-words.ts'
import type { Mark, Sheet } from '../content/sheets.ts'
import { qualityBand } from '../../common/figures/quality-band.ts'
import { timeLabel } from '../../common/figures/time-label.ts'
import styles from './check-row.module.css'
import { EvidencePlayer } from './evidence-player.tsx'
import { type Marks, marksOf, type Overrule, scoreOf } from './figures.ts'
import choice from './overrule-form.module.css'
import paper from './paper.module.css'
import type { Acts } from './use-acts.ts'
import { WordsForm } from '../../common/app-shell/words-form.tsx'

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
  act: Acts
  heardAt: number | undefined
  onHear: (at: number) => void
  isEditing: boolean
  onEdit: (isOpen: boolean) => void
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
  const given = marksOf([], sheet)[check.id]
  const [passed, missed] = notedEvidence[check.id]
  const [at, , heard, missing] = call?.evidence.find(([, id]) => id === check.id) ?? []
  const because = missing ?? (given === 'miss' ? missed : undefined)
  const noted = given === 'not-applicable' ? noReferenceDue : given === 'pass' ? passed : undefined
  const shows = heard ?? noted
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
        {at === undefined
          ? shows && (
              <p className={styles.evidence}>
                <span className="text-3" aria-hidden="true">
                  —
                </span>
                <span className={styles.shows}>{shows}</span>
              </p>
            )
          : shows && (
              <button
                type="button"
                className={styles.evidence}
                aria-expanded={heardAt !== undefined}
                onClick={() => onHear(at)}
              >
                <time className={styles.time}>{timeLabel(at)}</time>
                <span className={styles.shows}>{shows}</span>
              </button>
            )}
        {because && <p className={styles.because}>{because}</p>}
        {heardAt !== undefined && call && (
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
            {overruledWords(overrule.by, given, overrule.mark, overrule.reason)}
          </p>
        )}
        {isEditing && (
          <OverruleForm
            check={check}
            marks={marks}
            draft={call?.secondLook?.check === check.id ? call.secondLook.draft : ''}
            onSave={(newMark, reason) => {
              act.overrule(sheet, check.id, newMark, reason)
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
          onClick={() => (overrule ? act.undo(sheet, check.id) : onEdit(true))}
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

/** A tick, a cross or a dash, with its word for screen readers. */
function MarkIcon({ mark }: { mark: Mark }) {
  return (
    <svg className={styles.icon} data-mark={mark} viewBox="0 0 24 24" role="img" aria-label={markWords[mark]}>
      <path d={shapes[mark]} />
    </svg>
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
  const id = useId()
  const current = marks[check.id]
  const [mark, setMark] = useState<Mark>(current === 'pass' ? 'miss' : 'pass')
  const before = scoreOf(marks).score
  const { score, earned, base } = scoreOf({ ...marks, [check.id]: mark })
  const outcome =
    before === score
      ? outcomeWords.stays(score)
      : outcomeWords.becomes(before, score, bandNames[qualityBand(score)])
  return (
    <WordsForm
      className={paper.inset}
      id={id}
      label="Reason"
      missing={formWords.reason.missing}
      longest={400}
      draft={draft}
      placeholder={formWords.reason.placeholder}
      button="Save the mark"
      onSave={(reason) => onSave(mark, reason)}
      onCancel={onCancel}
    >
      <fieldset className={`buttons ${choice.choice}`}>
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
        {base < 100 ? `${outcome}: ${outcomeWords.base(earned, base)}` : outcome}
      </p>
    </WordsForm>
  )
}
