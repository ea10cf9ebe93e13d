import type { ReactNode } from 'react'
import styles from './desk-header.module.css'
import { SampleChip } from './sample-chip.tsx'

interface DeskHeaderProps {
  title: ReactNode
  lead?: ReactNode
  /** Buttons beside the mark of sample data, such as “Pause live”. */
  actions?: ReactNode
}

/** The top of every desk, with its one h1. */
export function DeskHeader({ title, lead, actions }: DeskHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.side}>
        {actions}
        <SampleChip className={styles.chip} />
      </div>
    </header>
  )
}
