import type { ReactNode } from 'react'
import { StringsAtRest } from '../figures/strings-at-rest.tsx'
import styles from './nothing-listed.module.css'

/** In place of a list's rows when there are none: why, and where one goes from here. */
export function NothingListed({ children }: { children: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <StringsAtRest lines={7} className={styles.strings} />
      <p>{children}</p>
    </div>
  )
}
