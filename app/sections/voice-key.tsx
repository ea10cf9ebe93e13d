import { site } from '../../content/site.ts'
import styles from './voice-key.module.css'

/** What pale and amber lines are, beside a drawing of a call: for the eye only. Static. */
export function VoiceKey({ className }: { className?: string }) {
  return (
    <p className={[styles.key, className].filter(Boolean).join(' ')} aria-hidden="true">
      <span className={styles.caller}>Caller</span> <span className={styles.assistant}>{site.brand}</span>
    </p>
  )
}
