import { StringsAtRest } from '../../../common/figures/strings-at-rest.tsx'
import dialog from '../keys/keys-dialog.module.css'
import styles from './no-lead-open.module.css'

/** Beside the list, before a lead is opened. */
export function NoLeadOpen() {
  return (
    <div className={styles.place}>
      <StringsAtRest lines={9} className={styles.strings} />
      <p>Choose a lead to read it and to answer.</p>
      <p className={`small ${styles.keys}`}>
        <kbd className={dialog.key}>j</kbd> and <kbd className={dialog.key}>k</kbd> go through the list,{' '}
        <kbd className={dialog.key}>Enter</kbd> opens, <kbd className={dialog.key}>?</kbd> lists all keys.
      </p>
    </div>
  )
}
