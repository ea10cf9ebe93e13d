import type { ReactNode } from 'react'
import styles from './screens.module.css'

interface ReportRowProps {
  /** Widths of the panels as grid columns; at 1180 px they stand below each other. */
  split: string
  children: ReactNode
}

/** Panels of a report side by side, a hairline between them. */
export function ReportRow({ split, children }: ReportRowProps) {
  return (
    <div className={styles.row} style={{ '--split': split }}>
      {children}
    </div>
  )
}
