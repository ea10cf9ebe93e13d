import type { Persona } from '../../../../content/products/persona.ts'
import { timeLabel } from '../../../figures/time-label.ts'
import styles from './persona-transcript.module.css'

/** The call in words, in a box of its own that `DemoCall` scrolls along while it plays. Static. */
export function PersonaTranscript({ persona }: { persona: Persona }) {
  const { name, lines } = persona
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div className={styles.box} role="group" aria-label={`Call with ${name}`} tabIndex={0} data-transcript="">
      <ol className={styles.lines}>
        {lines.map(({ at, speaker, text }) => (
          <li key={at} data-at={at} data-speaker={speaker}>
            <time>{timeLabel(at)}</time> <b>{speaker === 'assistant' ? name : 'Caller'}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
