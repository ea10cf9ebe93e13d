import { Button } from '../../../ui/button.tsx'
import styles from './no-such-call.module.css'

/** In place of a call that the address names and the sample does not have. */
export function NoSuchCall({ onClose }: { onClose: () => void }) {
  return (
    <section className={styles.none} aria-labelledby="no-such-call">
      <h2 className="heading-3" id="no-such-call">
        This call is not on the line.
      </h2>
      <p>The sample may have been reset, or the call has not come in yet.</p>
      <Button look="outline" size="small" onClick={onClose}>
        All calls
      </Button>
    </section>
  )
}
