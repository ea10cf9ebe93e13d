import type { CallState } from '../timeline/moment.ts'
import styles from './state-mark.module.css'

const labels = {
  answering: 'Answering',
  listening: 'Listening',
  thinking: 'Thinking',
  you: 'With you',
  settled: 'Settled',
} satisfies Partial<Record<CallState, string>>

/** How a call stands: a shape beside a word, so that it never rests on colour alone. */
export function StateMark({ state, person }: { state: CallState; person?: string | undefined }) {
  return (
    <span className={styles.state} data-state={state}>
      {state === 'person' ? `With ${person ?? 'a person'}` : labels[state]}
    </span>
  )
}
