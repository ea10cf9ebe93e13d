import type { ReactNode } from 'react'
import styles from './desk-header.module.css'

interface DeskHeaderProps {
  title: ReactNode
  lead?: ReactNode
  /** Beside the title, such as buttons. */
  side?: ReactNode
}

/** The top of every desk, with its one h1. */
export function DeskHeader({ title, lead, side }: DeskHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {side && <div className={styles.side}>{side}</div>}
    </header>
  )
}
