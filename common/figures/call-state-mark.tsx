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
  /** The person on the call, if one is. */
  person?: string | undefined
}

/** The state of a call as a shape beside a word, so that it never depends on colour alone. */
export function CallStateMark({ state, person }: CallStateMarkProps) {
  return (
    <span className={styles.state} data-state={state}>
      {state === 'person' ? `With ${person ?? 'a person'}` : labels[state]}
    </span>
  )
}
