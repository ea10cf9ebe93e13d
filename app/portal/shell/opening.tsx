import { openingWords } from '../../../content/portal/shell-words.ts'
import type { Desk } from './desks.ts'
import styles from './opening.module.css'
import { StringsAtRest } from '../../figures/strings-at-rest.tsx'

/** What stands in a desk's place until it is known who is signed in, and in the prerendered page. */
export function Opening({ desk }: { desk: Desk }) {
  return (
    <div className={styles.opening}>
      <h1 className={styles.title}>{desk.name}</h1>
      <p className={styles.opened}>{openingWords.opening}</p>
      <p className={styles.failed} role="alert">
        {openingWords.failed}
      </p>
      <noscript>
        <p>{openingWords.withoutScript}</p>
      </noscript>
      <StringsAtRest className={styles.strings} lines={18} />
    </div>
  )
}
