import { useId, useState } from 'react'
import type { Mark } from '../../../content/portal/marked-sheet.ts'
import type { QualityCheck } from '../../../content/portal/quality-checks.ts'
import { markWords } from '../../../content/portal/quality-names.ts'
import { formWords, outcomeWords } from '../../../content/portal/quality-words.ts'
import { qualityBand } from '../../figures/quality-band.ts'
import { bandWords } from './band-words.ts'
import styles from './overrule-form.module.css'
import paper from './paper.module.css'
import { type Marks, scoreOf } from './score.ts'
import { WordsForm } from './words-form.tsx'

interface OverruleFormProps {
  check: QualityCheck
  marks: Marks
  draft: string
  onSave: (mark: Mark, reason: string) => void
  onCancel: () => void
}

/** Chooses another mark for a check, with a reason; says what the score would come to before it is saved. */
export function OverruleForm({ check, marks, draft, onSave, onCancel }: OverruleFormProps) {
  const id = useId()
  const [mark, setMark] = useState<Mark>(marks[check.id] === 'pass' ? 'miss' : 'pass')
  const before = scoreOf(marks)
  const after = scoreOf({ ...marks, [check.id]: mark })
  const outcome =
    before.score === after.score
      ? outcomeWords.stays(after.score)
      : outcomeWords.becomes(before.score, after.score, bandWords[qualityBand(after.score)].name)
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
      <MarkChoice chosen={mark} current={marks[check.id]} onChoose={setMark} />
      <p className="small tabular" role="status">
        {after.base < 100 ? `${outcome}: ${outcomeWords.base(after.earned, after.base)}` : outcome}
      </p>
    </WordsForm>
  )
}

const marks: readonly Mark[] = ['pass', 'miss', 'not-applicable']

interface MarkChoiceProps {
  chosen: Mark
  /** The mark the check has; it cannot be chosen again. */
  current: Mark
  onChoose: (mark: Mark) => void
}

function MarkChoice({ chosen, current, onChoose }: MarkChoiceProps) {
  return (
    <fieldset className={`buttons ${styles.choice}`}>
      <legend>New mark</legend>
      {marks.map((mark) => (
        <label key={mark}>
          <input
            type="radio"
            name="mark"
            value={mark}
            checked={mark === chosen}
            disabled={mark === current}
            onChange={() => onChoose(mark)}
          />
          <span className="press-target edge">
            {markWords[mark]}
            {mark === current && <small>, as it is</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
