import { site } from '../../../content/site.ts'
import styles from './eight-readings-words.module.css'

/** Static: render it inside `Prerendered`. */
export function EightReadingsIntro() {
  return (
    <>
      <h2 className={`display ${styles.title}`} id="eight-readings-title">
        One call, eight readings.
      </h2>
      <p className={`lead ${styles.lead}`}>
        A policy revival, 72 seconds, in Marathi and English. {site.brand} takes the call once. Eight products
        read it, each for the desk that needs it, all on the same clock.
      </p>
    </>
  )
}

/** Static: render it inside `Prerendered`. */
export function EightReadingsKey() {
  return (
    <>
      <span className={styles.callerKey} aria-hidden="true">
        Caller
      </span>{' '}
      <span className={styles.assistantKey} aria-hidden="true">
        {site.brand}
      </span>{' '}
      <span>Sample call</span>
    </>
  )
}
