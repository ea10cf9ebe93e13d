import { policyRevivalCall } from '../../../../content/sample-call.ts'
import { StrungScore } from '../../../figures/strung-score.tsx'
import { VoiceKey } from '../../../sections/voice-key.tsx'
import styles from './opening.module.css'

/** Static. */
export function Opening() {
  const { turns, seconds } = policyRevivalCall
  return (
    <section className={styles.opening} data-ground="dark" aria-labelledby="page-title">
      <div className={`wrap ${styles.words}`}>
        <h1 className="display" id="page-title">
          Take it. Mark it. <br />
          Carry it on.
        </h1>
        <div>
          <p className="lead">
            Three products cover most service floors. All three read the same 72 seconds, on the same clock.
          </p>
          <VoiceKey className={styles.key} />
        </div>
      </div>
      <StrungScore className={styles.score} turns={turns} seconds={seconds} seed={7} step={0.35} />
    </section>
  )
}
