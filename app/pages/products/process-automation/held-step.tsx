import { Stretched } from '../../../figures/stretched.tsx'
import styles from './held-step.module.css'
import '../../../styles/drawing.css'

/** A step above the limit, as the person it was held for sees it. A picture: nothing in it works. */
export function HeldStep() {
  return (
    <figure className={`forced-border ${styles.held}`}>
      <Stretched className={styles.steps} width={100} height={20}>
        <path className="ink-text" d="M0 18h20v-4h20v-4" />
        <path className={`ink-text ${styles.now}`} d="M40 10h20" />
        <path className={`ink-faint ${styles.next}`} d="M60 10v-4h20v-4h20" />
      </Stretched>
      <p className="label">Sample: step 3 of 5, held for Priya N. Limit ₹50,000.</p>
      <p className={styles.matter}>
        Credit note, ₹84,000
        <small className="small">Tarang Tools, 12 wrenches returned. Goods receipt matched.</small>
      </p>
      <p className={styles.answers} aria-hidden="true">
        <span className="edge">Approve</span>
        <span className="edge">Change</span>
        <span className="edge">Refuse</span>
      </p>
      <figcaption className="visually-hidden">
        A step above its limit, which a person approves, changes or refuses
      </figcaption>
    </figure>
  )
}
