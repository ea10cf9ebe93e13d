import { Stretched } from '../../../../common/figures/stretched.tsx'
import { HeldQuestion } from '../../../sections/held-question.tsx'
import styles from './held-step.module.css'
import '../../../../common/styles/drawing.css'

/** A step above the limit, as the person who decides it sees it. */
export function HeldStep() {
  return (
    <HeldQuestion
      asks="Sample: step 3 of 5, held for Priya N. Limit ₹50,000."
      answers={['Approve', 'Change', 'Refuse']}
      says="A step above its limit, which a person approves, changes or refuses"
      drawing={
        <Stretched className={`line-drawing ${styles.steps}`} width={100} height={20}>
          <path className="ink-text" d="M0 18h20v-4h20v-4" />
          <path className={`ink-text ${styles.now}`} d="M40 10h20" />
          <path className={`ink-faint ${styles.next}`} d="M60 10v-4h20v-4h20" />
        </Stretched>
      }
    >
      Credit note, ₹84,000
      <small className={`small ${styles.matched}`}>
        Tarang Tools, 12 wrenches returned. Goods receipt matched.
      </small>
    </HeldQuestion>
  )
}
