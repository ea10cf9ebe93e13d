import styles from './call-state-mark.module.css'

const labels = {
  answering: 'Answering',
  listening: 'Listening',
  thinking: 'Thinking',
  you: 'With you',
  asks: 'Asks for a person',
  settled: 'Settled',
}

interface CallStateMarkProps {
  state: keyof typeof labels | 'person'
  /** The person on the call, if one is. */
  person?: string | undefined
  /** In place of the usual word. */
  words?: string | undefined
}

/** How a call or a conversation stands: a shape beside a word, so that it never rests on colour alone. */
export function CallStateMark({ state, person, words }: CallStateMarkProps) {
  return (
    <span className={styles.state} data-state={state}>
      {words ?? (state === 'person' ? `With ${person ?? 'a person'}` : labels[state])}
    </span>
  )
}
