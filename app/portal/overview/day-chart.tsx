import { dayWords } from '../../../content/portal/overview-words.ts'
import { grouped } from '../../ui/indian-numbers.ts'
import { demoTimeLabel, useDemoSeconds } from '../state/demo-clock.ts'
import { type Quarter, quartersAtStart } from './day-so-far.ts'
import styles from './day-chart.module.css'

const pitch = 6
const height = 118
const ground = 112
/** Calls of the tallest line that fits the drawing. */
const tallest = 2600

/** Calls per quarter of an hour since midnight, over yesterday's. The line of now moves with the demo's clock. */
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

/** Yesterday's lines beneath those of today; calls that went to a person stand on the settled ones, a hair apart. */
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
