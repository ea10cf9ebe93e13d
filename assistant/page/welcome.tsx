import { AgentIcon } from './agent-icon.tsx'
import styles from './welcome.module.css'

const suggestions = [
  'How soon can it take live calls?',
  'What would 16,000 minutes a month cost?',
  'What happens when a caller is upset?',
]

interface WelcomeProps {
  /** Undefined until the browser has answered. */
  microphone: boolean | undefined
  /** The address names an assistant that does not exist. */
  otherAgent: boolean
  onAsk: (question: string) => void
}

export function Welcome({ microphone, otherAgent, onAsk }: WelcomeProps) {
  return (
    <section className={styles.welcome} aria-labelledby="agent-title">
      <h1 id="agent-title" className={styles.title}>
        Ask about a call,
        <br />a cost or a date.
      </h1>
      {otherAgent && (
        <p className={`script-only ${styles.note}`}>
          The assistant asked for is not here. This is the one of this site.
        </p>
      )}
      {/* Most browsers have none: the text has its place before that is known, so that nothing moves. */}
      {microphone !== true && (
        <p className={`script-only ${styles.note}`} data-unknown={microphone === undefined ? '' : undefined}>
          <AgentIcon name="mic-off" size={18} />
          <span>
            No microphone. This browser cannot turn speech into text on the device. Typing works the same.
          </span>
        </p>
      )}
      <ul className={`ruled-rows script-only ${styles.suggestions}`} aria-label="For example">
        {suggestions.map((question) => (
          <li key={question}>
            <button type="button" className="icon-after icon-moves" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
