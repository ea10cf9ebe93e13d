import { weekDays } from '../../../content/portal/north-team.ts'
import { percentOf } from '../../figures/axis-ticks.ts'
import { Plot } from '../../figures/plot.tsx'
import { goodFrom, watchFrom } from '../../figures/quality-band.ts'
import styles from './week-trend.module.css'

const width = 600
const height = 140
/** Scores at the foot and the head of the drawing. */
const [lowest, highest] = [60, 100]

interface WeekTrendProps {
  name: string
  /** Averages of the days before today, oldest first. */
  week: readonly number[]
  today: number
  /** Today's average before anyone overruled a mark. */
  todayWas: number
}

/** The averages of a week as a line, today's at its end; it moves when a mark is overruled. */
export function WeekTrend({ name, week, today, todayWas }: WeekTrendProps) {
  const days = [...week, today]
  const points = days.map((average, day) => `${x(day)} ${y(average).toFixed(1)}`)
  return (
    <div className={`line-drawing ${styles.trend}`}>
      <Plot
        width={width}
        height={height}
        boxHeight={150}
        description={
          <p>
            {name}, average score by day:{' '}
            {days.map((average, day) => `${weekDays[day]} ${average.toFixed(1)}`).join(', ')}.
          </p>
        }
        xLabels={weekDays.map((text, day) => ({ at: x(day), text }))}
        yLabels={[watchFrom, goodFrom, highest].map((score) => ({ at: y(score), text: String(score) }))}
        overlay={
          <>
            {days.map((average, day) => (
              <span
                key={weekDays[day]}
                className={`tabular ${styles.dot}`}
                data-today={day === week.length ? '' : undefined}
                style={{ left: `${percentOf(x(day), width)}%`, top: `${percentOf(y(average), height)}%` }}
                aria-hidden="true"
              >
                <b>{average.toFixed(1)}</b>
                {day === week.length && todayWas !== today && <s>{todayWas.toFixed(1)}</s>}
              </span>
            ))}
          </>
        }
      >
        <path className={styles.limit} d={`M0 ${y(goodFrom)}H${width}M0 ${y(watchFrom)}H${width}`} />
        <path className={`ink-text ${styles.line}`} d={`M${points.join('L')}`} />
      </Plot>
    </div>
  )
}

function x(day: number): number {
  return 30 + (day / (weekDays.length - 1)) * (width - 60)
}

function y(score: number): number {
  return ((highest - score) / (highest - lowest)) * height
}
