import type { ReactNode } from 'react'
import { StringsAtRest } from '../figures/strings-at-rest.tsx'
import styles from './nothing-listed.module.css'

/** Replaces a list's rows when there are none: says why, and where to go from here. */
export function NothingListed({ children }: { children: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <StringsAtRest lines={7} className={styles.strings} />
      <p>{children}</p>
    </div>
  )
}
