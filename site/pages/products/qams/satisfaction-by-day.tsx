import { targets } from '../../../content/products/qams.ts'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { Plot } from '../../../../common/figures/plot.tsx'
import { polylines } from '../../../../common/figures/relative-path.ts'
import { mean } from '../../../../common/figures/statistics.ts'
import styles from './screens.module.css'

const threshold = targets.satisfaction

/** Months of the sample, each with the number of the day it starts on. */
const months = [
  { name: 'Jul', from: 0, days: 31 },
  { name: 'Aug', from: 31, days: 31 },
  { name: 'Sep', from: 62, days: 30 },
]

export function SatisfactionByDay({ days }: { days: number[] }) {
  const width = days.length * dayPitch
  const lines = satisfactionLines(days)
  const isBelow = (score: number) => score < threshold
  const [first, last] = [days.findIndex(isBelow), days.findLastIndex(isBelow)].map(dateOf)
  const averages = months.map(
    ({ name, from, days: length }) => `${name} ${mean(days.slice(from, from + length)).toFixed(1)}`,
  )
  return (
    <Plot
      className={styles.chart}
      width={width}
      height={satisfactionHeight}
      boxHeight={270}
      description={`Daily satisfaction out of 5, July to September. Means: ${averages.join(', ')}. ${days.filter(isBelow).length} days fall below ${threshold}, all from ${first} to ${last}, when statement emails were late; the lowest reaches ${Math.min(...days)}.`}
      yLabels={[5, 4, 3].map((score) => ({
        at: satisfactionY(score),
        text: score.toFixed(1),
      }))}
      xLabels={months.map(({ name, from }) => ({ at: (from + 0.5) * dayPitch, text: `1 ${name}` }))}
      overlay={
        <span
          className={`micro-muted wide-only ${styles.event}`}
          aria-hidden="true"
          style={{ left: `${percentOf(49 * dayPitch, width)}%`, top: '80%' }}
        >
          {first} to {last}: statement emails late
        </span>
      }
    >
      <path className={styles.usual} strokeWidth={2} d={lines.above} />
      <path className={styles.past} strokeWidth={2} d={lines.below} />
      <path className="ink-text" d={`M0 ${satisfactionY(threshold)}h${width}`} />
    </Plot>
  )
}

/** The date of a day of the sample, counted from 0: "6 Aug". */
function dateOf(day: number): string {
  const month = months.findLast(({ from }) => from <= day)
  return month ? `${day - month.from + 1} ${month.name}` : ''
}

/** Size of the drawing in its own units: a day is ten wide. */
const dayPitch = 10
export const satisfactionHeight = 250

const highest = 5
const lowest = 2.5

/** Position of a day's satisfaction, out of 5. */
export function satisfactionY(score: number): number {
  return ((highest - score) / (highest - lowest)) * satisfactionHeight
}

/** Path data of one line per day, rising from the threshold or falling below it. */
export function satisfactionLines(days: number[]): { above: string; below: string } {
  const draw = (isDrawn: (score: number) => boolean) =>
    polylines(
      days.flatMap((score, day) => {
        const x = (day + 0.5) * dayPitch
        return isDrawn(score) ? [[x, satisfactionY(threshold), x, satisfactionY(score)]] : []
      }),
    )
  return { above: draw((score) => score >= threshold), below: draw((score) => score < threshold) }
}
