import type { ShownCalls } from '../use-console-address.ts'
import styles from './shown-choice.module.css'

const choices: [ShownCalls, string][] = [
  ['ten', 'Ten'],
  ['all', 'All on call'],
  ['peak', 'A peak of 500'],
]

interface ShownChoiceProps {
  chosen: ShownCalls
  onChoose: (show: ShownCalls) => void
}

/** How many calls are listed. */
export function ShownChoice({ chosen, onChoose }: ShownChoiceProps) {
  return (
    <div className={styles.choice} role="group" aria-label="How many are listed">
      <span aria-hidden="true">List</span>
      {choices.map(([show, name]) => (
        <button
          key={show}
          type="button"
          className="quiet-link"
          aria-pressed={show === chosen}
          onClick={() => onChoose(show)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
