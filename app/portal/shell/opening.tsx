import { openingWords } from '../../../content/portal/shell-words.ts'
import { DeskHeader } from '../../desk-kit/desk-header.tsx'
import type { Desk } from './desks.ts'
import styles from './opening.module.css'
import { StringsAtRest } from '../../figures/strings-at-rest.tsx'

/** What stands in a desk's place until it is known who is signed in, and in the prerendered page. */
export function Opening({ desk }: { desk: Desk }) {
  const lead = (
    <>
      <span className={`script-only ${styles.opened}`}>{openingWords.opening}</span>
      <span className={styles.failed} role="alert">
        {openingWords.failed}
      </span>
      <noscript>{openingWords.withoutScript}</noscript>
    </>
  )
  return (
    <>
      <DeskHeader title={desk.name} lead={lead} />
      <StringsAtRest className={styles.strings} lines={18} />
    </>
  )
}
