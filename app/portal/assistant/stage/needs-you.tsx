import type { Decision } from '../../../../content/portal/console-call.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './needs-you.module.css'

/** Why the call waits for you, and the one button that lets it go on. */
export function NeedsYou({ decision, onDecide }: { decision: Decision; onDecide: () => void }) {
  return (
    <div className={styles.needs}>
      <p>
        <b>Needs you.</b> {decision.because}
      </p>
      <Button size="small" onClick={onDecide}>
        {decision.label}
      </Button>
    </div>
  )
}
