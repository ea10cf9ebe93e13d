import type { Persona } from '../../../../content/products/persona.ts'
import { CheckList } from '../../../ui/check-list.tsx'
import { PersonaPlayer } from './persona-player.tsx'
import { PersonaTranscript } from './persona-transcript.tsx'
import styles from './persona-call.module.css'

/** One persona: the player of its call, the transcript, and what else it can handle. `DemoCall` brings it to life. */
export function PersonaCall({ persona }: { persona: Persona }) {
  return (
    <div className={styles.call} data-seconds={persona.seconds}>
      <PersonaPlayer persona={persona} />
      <div>
        <PersonaTranscript persona={persona} />
        <p className={`label ${styles.handles}`}>{persona.name} can handle</p>
        <CheckList look="small" className={styles.capabilities} items={persona.capabilities} />
      </div>
    </div>
  )
}
