import type { ReactNode } from 'react'
import styles from './chip-filter.module.css'

interface ChipFilterProps {
  /** Names what is filtered. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** Choices of a filter as a row of chips: buttons, the chosen one `aria-pressed`; counts in `small`. */
export function ChipFilter({ label, className, children }: ChipFilterProps) {
  return (
    <div className={[styles.chips, className].filter(Boolean).join(' ')} role="group" aria-label={label}>
      {children}
    </div>
  )
}

/** The same when each choice has its own address: list items with a link, the chosen one `aria-current`. */
export function ChipLinks({ label, className, children }: ChipFilterProps) {
  return (
    <nav aria-label={label}>
      <ul className={[styles.chips, className].filter(Boolean).join(' ')}>{children}</ul>
    </nav>
  )
}
