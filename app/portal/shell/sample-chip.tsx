import styles from './sample-chip.module.css'
import { PortalIcon } from './portal-icon.tsx'

/** Says on every screen of the portal that nothing in it is real. */
export function SampleChip({ className }: { className?: string | undefined }) {
  return (
    <span className={[styles.chip, className].filter(Boolean).join(' ')}>
      <PortalIcon name="flask" size={16} />
      Sample data
    </span>
  )
}
