import { StringsAtRest } from '../../figures/strings-at-rest.tsx'
import styles from './no-lead-open.module.css'

/** Beside the list, before a lead is opened. */
export function NoLeadOpen() {
  return (
    <div className={styles.place}>
      <StringsAtRest lines={9} className={styles.strings} />
      <p>Choose a lead to read it and to answer.</p>
      <p className={styles.keys}>
        <kbd>j</kbd> and <kbd>k</kbd> go through the list, <kbd>Enter</kbd> opens, <kbd>?</kbd> lists all
        keys.
      </p>
    </div>
  )
}
