import type { ReactNode } from 'react'
import styles from './report-row.module.css'

interface ReportRowProps {
  /** How the panels share the width. The last two stay side by side down to 900 px, the others to 1180. */
  split: 'twoToThree' | 'twoToOne' | 'matrix' | 'threeToOne' | 'threeToTwo'
  children: ReactNode
}

/** Panels of a report side by side, a hairline between them. */
export function ReportRow({ split, children }: ReportRowProps) {
  return (
    <div className={styles.row} data-split={split}>
      {children}
    </div>
  )
}
