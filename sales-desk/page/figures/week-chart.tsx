import type { Counted } from '../../wire/figures.ts'
import { Plot } from '../../../common/figures/plot.tsx'
import { grouped } from '../../../common/ui/indian-numbers.ts'
import { dayName } from '../time/dates.ts'
import styles from './week-chart.module.css'

const pitch = 10
const height = 100
/** Number of labels that fit a chart. */
const mostLabels = 6

/** One line per week, as tall as its number. */
export function WeekChart({ weeks, what }: { weeks: readonly Counted[]; what: string }) {
  const most = Math.max(1, ...weeks.map(({ number }) => number))
  const all = weeks.reduce((sum, { number }) => sum + number, 0)
  const best = weeks.find(({ number }) => number === most)
  const at = (week: number) => week * pitch + pitch / 2
  const every = Math.ceil(weeks.length / mostLabels)
  return (
    <Plot
      width={weeks.length * pitch}
      height={height}
      boxHeight={150}
      description={`${grouped(all)} ${what} in ${weeks.length} weeks${
        best ? `, most in the week from ${dayName(best.name)}: ${grouped(most)}` : ''
      }.`}
      xLabels={weeks.flatMap(({ name }, week) =>
        week % every === 0 ? [{ at: at(week), text: dayName(name) }] : [],
      )}
      yLabels={[
        { at: 0, text: grouped(most) },
        { at: height, text: '0' },
      ]}
    >
      <path className={styles.ground} d={`M0 ${height}h${weeks.length * pitch}`} />
      <path
        className={styles.weeks}
        d={weeks
          .map(({ number }, week) =>
            number > 0 ? `M${at(week)} ${height}V${height - (number / most) * height}` : '',
          )
          .join('')}
      />
    </Plot>
  )
}
