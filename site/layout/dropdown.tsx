import type { ReactNode } from 'react'
import styles from './dropdown.module.css'

interface DropdownProps {
  label: string
  /** Id of the panel, unique on the page. */
  id: string
  children: ReactNode
}

/** A button of the navigation and its panel: a popover, so that it opens before any script has loaded. */
export function Dropdown({ label, id, children }: DropdownProps) {
  return (
    <li className={styles.dropdown} data-menu="hover">
      <button className={`icon-after ${styles.button}`} type="button" popoverTarget={id} aria-controls={id}>
        {label}
      </button>
      <div className={`forced-border ${styles.panel}`} id={id} popover="auto" data-ground="light">
        {children}
      </div>
    </li>
  )
}
