import { site } from '../../common/brand/site.ts'
import { today, yesterday } from '../content/day.ts'
import { grouped } from '../../common/ui/indian-numbers.ts'
import { demoTimeLabel, useDemoSeconds } from '../state/demo-clock.ts'
import styles from './day-chart.module.css'

/** Quarters of an hour since midnight at 11:42. */
const quartersAtStart = 46.8

const pitch = 6
const height = 118
const ground = 112
/** Units of the drawing for a call: 2,600 make the tallest line that fits. */
const callHeight = (ground - 8) / 2600

/** Path data of a line for each quarter, upwards from the ground or from what is already drawn there. */
function linesPath(calls: readonly number[], from: (place: number) => number = () => ground): string {
  return calls
    .map((count, place) => {
      const x = place * pitch + pitch / 2
      return `M${x} ${from(place).toFixed(1)}v${(-count * callHeight).toFixed(1)}`
    })
    .join('')
}

// Yesterday's lines beneath those of today; calls that went to a person are on the settled ones, a hair apart.
const paths = {
  yesterday: linesPath(yesterday),
  settled: linesPath(today.settled),
  toPerson: linesPath(today.toPerson, (place) => ground - (today.settled[place] ?? 0) * callHeight - 1.5),
}

/** Calls per quarter of an hour since midnight, over yesterday's. The line of now moves with the demo's clock. */
export function DayChart({ calls }: { calls: number }) {
  const seconds = useDemoSeconds(1)
  const now = (quartersAtStart + seconds / 900) * pitch
  return (
    <section className={styles.day} aria-labelledby="day-title">
      <h2 id="day-title" className="heading-3">
        The day so far
      </h2>
      <p className="small tabular">{grouped(calls)} calls since midnight. Each line is fifteen minutes.</p>
      <svg
        viewBox={`0 0 ${yesterday.length * pitch} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Calls per quarter of an hour from midnight to ${demoTimeLabel(seconds)}: few at night, a steady climb from six, most at about half past ten. Yesterday had the same shape, with a second hill at six in the evening.`}
      >
        <path className={styles.yesterday} d={paths.yesterday} />
        <path className={styles.settled} d={paths.settled} />
        <path className={styles.toPerson} d={paths.toPerson} />
        <path className={styles.now} d={`M${now.toFixed(1)} ${height}V0`} />
      </svg>
      <p className={`tabular ${styles.axis}`} aria-hidden="true">
        {['00', '06', '12', '18', '24'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <p className={styles.key}>
        <span className={styles.settled}>Settled by {site.brand}</span>
        <span className={styles.toPerson}>To a person</span>
        <span className={styles.yesterday}>Yesterday</span>
      </p>
    </section>
  )
}
