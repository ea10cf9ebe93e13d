import type { ComponentProps } from 'react'
import styles from './row-outcome.module.css'

/** The end of a linked row: its outcome and an arrow, which moves when the row is hovered. */
export function RowOutcome({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={`${styles.outcome} ${className}`} />
}
