import { dayWords } from '../content/overview-words.ts'
import { grouped } from '../../common/ui/indian-numbers.ts'
import { demoTimeLabel, useDemoSeconds } from '../state/demo-clock.ts'
import { seededRandom } from '../../common/figures/seeded-random.ts'
import styles from './day-chart.module.css'

/** Calls in one quarter of an hour. */
interface Quarter {
  settled: number
  toPerson: number
  yesterday: number
}

/** Quarters since midnight at 11:42. */
const quartersAtStart = 46.8

const quartersOfDay = 96
/** Calls in a quarter per unit of the drawn shape: 318 concurrent calls of 134 s make the one at 11:42. */
const callsPerUnit = 27

const pitch = 6
const height = 118
const ground = 112
/** Calls of the tallest line that fits the drawing. */
const tallest = 2600

/** Calls per quarter of an hour, over yesterday's. The line for now moves with the demo's clock. */
export function DayChart({ quarters, calls }: { quarters: readonly Quarter[]; calls: number }) {
  const seconds = useDemoSeconds(1)
  const now = (quartersAtStart + seconds / 900) * pitch
  return (
    <section className={styles.day} aria-labelledby="day-title">
      <h2 id="day-title" className="heading-3">
        The day so far
      </h2>
      <p className="small tabular">{dayWords.lead(grouped(calls))}</p>
      <svg
        viewBox={`0 0 ${quarters.length * pitch} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={dayWords.description(demoTimeLabel(seconds))}
      >
        {linesOf(quarters).map(({ of, path }) => (
          <path key={of} className={styles[of]} d={path} />
        ))}
        <path className={styles.now} d={`M${now.toFixed(1)} ${height}V0`} />
      </svg>
      <p className={`tabular ${styles.axis}`} aria-hidden="true">
        {['00', '06', '12', '18', '24'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <p className={styles.key}>
        {(['settled', 'toPerson', 'yesterday'] as const).map((of) => (
          <span key={of} className={styles[of]}>
            {dayWords[of]}
          </span>
        ))}
      </p>
    </section>
  )
}

const tall = (calls: number) => (calls / tallest) * (ground - 8)

/** Yesterday's lines below today's; calls that went to a person are stacked on the settled ones, a hair apart. */
function linesOf(quarters: readonly Quarter[]) {
  const line = (place: number, from: number, calls: number) =>
    calls > 0 ? `M${place * pitch + pitch / 2} ${from.toFixed(1)}v${(-tall(calls)).toFixed(1)}` : ''
  const path = (lineOf: (quarter: Quarter, place: number) => string) => quarters.map(lineOf).join('')
  return [
    { of: 'yesterday', path: path(({ yesterday }, place) => line(place, ground, yesterday)) },
    { of: 'settled', path: path(({ settled }, place) => line(place, ground, settled)) },
    {
      of: 'toPerson',
      path: path(({ settled, toPerson }, place) => line(place, ground - tall(settled) - 1.5, toPerson)),
    },
  ] as const
}

/**
 * The sample day by quarters of an hour: quiet at night, a hill before noon and a lower one in the evening. Future
 * quarters have only yesterday's calls.
 */
export function dayOfQuarters(): Quarter[] {
  const random = seededRandom(31)
  return Array.from({ length: quartersOfDay }, (_, at) => {
    const hill = (centre: number, width: number) => Math.exp(-(((at - centre) / width) ** 2))
    const shape = 6 + 78 * hill(43, 13) + 58 * hill(72, 9) + random() * 8
    const share = 0.073 + (random() - 0.5) * 0.04
    const begun = Math.min(1, Math.max(0, quartersAtStart - at))
    const calls = Math.round(shape * callsPerUnit * begun)
    const toPerson = Math.round(calls * share)
    return { settled: calls - toPerson, toPerson, yesterday: Math.round(shape * 0.92 * callsPerUnit) }
  })
}

/** Totals of the day until 11:42: calls, and the share settled without a person in per cent, one decimal. */
export function daySums(quarters: readonly Quarter[]): { calls: number; settledShare: number } {
  const settled = quarters.reduce((sum, quarter) => sum + quarter.settled, 0)
  const toPerson = quarters.reduce((sum, quarter) => sum + quarter.toPerson, 0)
  const calls = settled + toPerson
  return { calls, settledShare: Math.round((settled / calls) * 1000) / 10 }
}
