import { noSuchCallWords } from '../../../../content/portal/console-words.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './no-such-call.module.css'

/** In place of a call that the address names and the sample does not have. */
export function NoSuchCall({ onClose }: { onClose: () => void }) {
  return (
    <section className={styles.none} aria-labelledby="no-such-call">
      <h2 className="heading-3" id="no-such-call">
        {noSuchCallWords.heading}
      </h2>
      <p>{noSuchCallWords.why}</p>
      <Button look="outline" size="small" onClick={onClose}>
        All calls
      </Button>
    </section>
  )
}
