import type { Desk } from './desks.ts'
import styles from './opening.module.css'
import { StringsAtRest } from '../../figures/strings-at-rest.tsx'

/** What stands in a desk's place until it is known who is signed in, and in the prerendered page. */
export function Opening({ desk }: { desk: Desk }) {
  return (
    <div className={styles.opening}>
      <h1 className={styles.title}>{desk.name}</h1>
      <p className={styles.opened}>Opening your desk.</p>
      <p className={styles.failed} role="alert">
        The desk did not load. Please check the connection and reload the page.
      </p>
      <noscript>
        <p>The demo portal needs JavaScript, which is not running here.</p>
      </noscript>
      <StringsAtRest className={styles.strings} lines={18} />
    </div>
  )
}
