import type { ReactNode } from 'react'
import styles from './row-outcome.module.css'

interface RowOutcomeProps {
  className?: string | undefined
  /** What came of it, and the icon that says where the row leads. */
  children: ReactNode
}

/** The end of a row that is a link: what came of it and an arrow, which moves with the row under the pointer. */
export function RowOutcome({ className = '', children }: RowOutcomeProps) {
  return <span className={`${styles.outcome} ${className}`}>{children}</span>
}
