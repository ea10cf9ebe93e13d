import { Plot } from '../../../figures/plot.tsx'
import { goodFrom, type QualityBand, watchFrom } from '../../../figures/quality-band.ts'
import { QualityMark } from '../../../figures/quality-mark.tsx'
import { percentOf } from '../../../figures/axis-ticks.ts'
import { bandWords } from './band-words.ts'
import chart from './chart.module.css'
import { bandShares, markSpread } from './mark-spread.ts'
import styles from './mark-spread-plot.module.css'
import { bandLimits } from './score-by-day-plot.tsx'
import { lowestShown, scoreHeight, scoreY } from './score-scale.ts'

const width = 200

/** The middle of each band on the scale, where its share is written. */
const middles: [QualityBand, number][] = [
  ['good', goodFrom + 6],
  ['watch', (goodFrom + watchFrom) / 2],
  ['poor', (watchFrom + lowestShown) / 2],
]

export function MarkSpread({ scores }: { scores: number[] }) {
  const shares = bandShares(scores)
  const bars = markSpread(scores)
  return (
    <Plot
      className={styles.plot}
      width={width}
      height={scoreHeight}
      boxHeight={270}
      description="Share of the month’s marks in each band:"
      overlay={middles.map(([band, score]) => (
        <span
          key={band}
          className={styles.share}
          style={{ top: `${percentOf(scoreY(score), scoreHeight)}%` }}
        >
          <QualityMark band={band} /> {shares[band]}% <small>{bandWords[band]}</small>
        </span>
      ))}
    >
      <path className={chart.threshold} d={bandLimits(width)} />
      <path className={styles.bar} d={bars.good} />
      <path className={styles.bar} data-band="watch" d={bars.watch} />
      <path className={styles.bar} data-band="poor" d={bars.poor} />
    </Plot>
  )
}
