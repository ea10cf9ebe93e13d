import type { SampleCall } from '../../../../content/sample-call.ts'
import type { LikelihoodChange } from '../../../../content/sample-readings.ts'
import { site } from '../../../../content/site.ts'
import { percentOf } from '../../../figures/axis-ticks.ts'
import { timeLabel } from '../../../figures/time-label.ts'
import styles from './future-sentences.module.css'

/** One call and what each of its sentences changed. */
export interface CallFutures {
  call: SampleCall
  /** Of a hundred customers like the caller, how many renew before she speaks. */
  renewingAtFirst: number
  changes: LikelihoodChange[]
  /** What was said at each change. */
  sentences: readonly string[]
}

/** The sentences that moved the lines, each hanging from its place in the drawing; a list at 1180 px. */
export function FutureSentences({ call, renewingAtFirst, changes, sentences }: CallFutures) {
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
            <time>{timeLabel(Math.floor(turn?.from ?? from))}</time>
            <b className="tabular">
              +{gained}
              <span className="visually-hidden"> of a hundred, after {speakers[after]}:</span>
            </b>
            <span>{sentences[change]}</span>
          </li>
        )
      })}
    </ol>
  )
}

const speakers = { caller: 'the caller', assistant: site.brand }
