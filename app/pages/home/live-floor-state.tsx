import type { FloorCall } from '../../../content/live-floor-sample.ts'
import styles from './live-floor-state.module.css'

const words = { answering: 'Answering', listening: 'Listening', thinking: 'Thinking' }

/** State of a call: a shape beside a word, so that it never rests on colour alone. */
export function FloorState({ state, agent }: Pick<FloorCall, 'state' | 'agent'>) {
  return (
    <span className={styles.state} data-state={state}>
      {state === 'handed-over' ? `With ${agent ?? 'a person'}` : words[state]}
    </span>
  )
}
