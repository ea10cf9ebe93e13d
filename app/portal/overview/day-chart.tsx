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
        <path className={styles.yesterday} d={yesterdayLines(quarters)} />
        <path className={styles.settled} d={settledLines(quarters)} />
        <path className={styles.toPerson} d={toPersonLines(quarters)} />
        <path className={styles.now} d={`M${now.toFixed(1)} ${height}V0`} />
      </svg>
      <p className={`tabular ${styles.axis}`} aria-hidden="true">
        {['00', '06', '12', '18', '24'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <p className={styles.key}>
        <span className={styles.settledKey}>{dayWords.settled}</span>
        <span className={styles.toPersonKey}>{dayWords.toPerson}</span>
        <span className={styles.yesterdayKey}>{dayWords.yesterday}</span>
      </p>
    </section>
  )
}

const tall = (calls: number) => (calls / tallest) * (ground - 8)
const at = (place: number) => place * pitch + pitch / 2

function yesterdayLines(quarters: readonly Quarter[]): string {
  return quarters
    .map(({ yesterday }, place) => `M${at(place)} ${ground}v${(-tall(yesterday)).toFixed(1)}`)
    .join('')
}

function settledLines(quarters: readonly Quarter[]): string {
  return quarters
    .map(({ settled }, place) =>
      settled > 0 ? `M${at(place)} ${ground}v${(-tall(settled)).toFixed(1)}` : '',
    )
    .join('')
}

/** On top of the settled ones, a hair apart. */
function toPersonLines(quarters: readonly Quarter[]): string {
  return quarters
    .map(({ settled, toPerson }, place) =>
      toPerson > 0
        ? `M${at(place)} ${(ground - tall(settled) - 1.5).toFixed(1)}v${(-tall(toPerson)).toFixed(1)}`
        : '',
    )
    .join('')
}
