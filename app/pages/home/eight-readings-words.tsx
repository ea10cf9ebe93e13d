import { site } from '../../../content/site.ts'
import styles from './eight-readings-words.module.css'

/** Static. */
export function EightReadingsIntro() {
  return (
    <>
      <h2 className={`display ${styles.title}`} id="eight-readings-title">
        One call, eight products.
      </h2>
      <p className={`lead ${styles.lead}`}>
        A sample policy call of 72 seconds, in Marathi and English. {site.brand} takes it once. Each product
        then does its part, for the team that needs it.
      </p>
    </>
  )
}

/** Static. */
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
