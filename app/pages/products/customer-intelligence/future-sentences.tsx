import type { CSSProperties } from 'react'
import { percentOf } from '../../../figures/axis-ticks.ts'
import { timeLabel } from '../../../figures/time-label.ts'
import styles from './future-sentences.module.css'
import type { FuturesFigureProps } from './futures-figure.tsx'

/** The sentences that moved the lines, each hanging from its place in the drawing; a list at 1180 px. */
export function FutureSentences({ call, renewingAtFirst, changes, sentences }: FuturesFigureProps) {
  return (
    <ol className={styles.sentences}>
      {changes.map(({ from, to, after, renewing }, change) => {
        const turn = call.turns.find((spoken) => from >= spoken.from && from <= spoken.to)
        const gained = renewing - (changes[change - 1]?.renewing ?? renewingAtFirst)
        return (
          <li
            key={from}
            data-speaker={after}
            style={{ '--at': `${percentOf((from + to) / 2, call.seconds)}%` } as CSSProperties}
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

const speakers = { caller: 'the caller', assistant: 'Orvani' }
