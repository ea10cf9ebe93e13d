import type { Mark } from '../../../content/portal/marked-sheet.ts'
import { markWords } from '../../../content/portal/quality-names.ts'
import styles from './mark-choice.module.css'
import paper from './paper.module.css'

const marks: readonly Mark[] = ['pass', 'miss', 'not-applicable']

interface MarkChoiceProps {
  chosen: Mark
  /** The mark the check has; it cannot be chosen again. */
  current: Mark
  onChoose: (mark: Mark) => void
}

export function MarkChoice({ chosen, current, onChoose }: MarkChoiceProps) {
  return (
    <fieldset className={`${paper.buttons} ${styles.choice}`}>
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
