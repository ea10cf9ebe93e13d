import type { ReactNode } from 'react'
import { DeskHeader as Header } from '../../common/app-shell/desk-header.tsx'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import styles from './sample-chip.module.css'

interface DeskHeaderProps {
  title: ReactNode
  lead?: ReactNode
  /** Buttons beside the sample-data label, such as “Pause live”. */
  actions?: ReactNode
}

/** The top of each of the portal's desks, with the sample-data label. */
export function DeskHeader({ title, lead, actions }: DeskHeaderProps) {
  const side = (
    <>
      {actions}
      <SampleChip className="wide-only" />
    </>
  )
  return <Header title={title} lead={lead} side={side} />
}

/** Says on every screen of the portal that nothing in it is real. */
export function SampleChip({ className = '' }: { className?: string }) {
  return (
    <span className={`${styles.chip} ${className}`}>
      <DeskIcon name="flask" size={16} />
      Sample data
    </span>
  )
}
