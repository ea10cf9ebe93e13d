import styles from './call-state-mark.module.css'

const labels = {
  answering: 'Answering',
  listening: 'Listening',
  thinking: 'Thinking',
  you: 'With you',
  settled: 'Settled',
}

interface CallStateMarkProps {
  state: keyof typeof labels | 'person'
  /** Who has the call, where a person has. */
  person?: string | undefined
}

/** How a call stands: a shape beside a word, so that it never rests on colour alone. */
export function CallStateMark({ state, person }: CallStateMarkProps) {
  return (
    <span className={styles.state} data-state={state}>
      {state === 'person' ? `With ${person ?? 'a person'}` : labels[state]}
    </span>
  )
}
