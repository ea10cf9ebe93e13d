import type { ComponentProps } from 'react'
import styles from './row-outcome.module.css'

/** The end of a row that is a link: what came of it and an arrow, which moves with the row under the pointer. */
export function RowOutcome({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={`${styles.outcome} ${className}`} />
}
