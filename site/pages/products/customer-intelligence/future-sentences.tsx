import { customerIntelligence } from '../../../content/products/customer-intelligence.ts'
import { policyRevivalCall as call } from '../../../content/sample-call.ts'
import { likelihoodChanges as changes, renewingAtFirst } from '../../../content/sample-readings.ts'
import { site } from '../../../../common/brand/site.ts'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import styles from './future-sentences.module.css'

/** The sentences that moved the lines, each hanging from its place in the drawing; a list at 1180 px. */
export function FutureSentences() {
  return (
    <ol className={styles.sentences}>
      {changes.map(({ from, to, after, renewing }, change) => {
        const turn = call.turns.find((spoken) => from >= spoken.from && from <= spoken.to)
        const gained = renewing - (changes[change - 1]?.renewing ?? renewingAtFirst)
        return (
          <li
            key={from}
            data-speaker={after}
            style={{ '--at': `${percentOf((from + to) / 2, call.seconds)}%` }}
          >
            <time className="micro-muted">{timeLabel(Math.floor(turn?.from ?? from))}</time>
            <b className="tabular">
              +{gained}
              <span className="visually-hidden"> of a hundred, after {speakers[after]}:</span>
            </b>
            <span>{customerIntelligence.sentences[change]}</span>
          </li>
        )
      })}
    </ol>
  )
}

const speakers = { caller: 'the caller', assistant: site.brand }
