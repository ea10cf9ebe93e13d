import { percentOf } from '../../../figures/axis-ticks.ts'
import { Plot } from '../../../figures/plot.tsx'
import { goodFrom, watchFrom } from '../../../figures/quality-band.ts'
import { polylines } from '../../../figures/relative-path.ts'
import chart from './chart.module.css'
import { dailyMedians, dayWidth, medianLine, scoreLines } from './score-by-day.ts'
import styles from './score-by-day-plot.module.css'
import { scoreHeight, scoreY } from './score-scale.ts'

const labelledDays = [1, 8, 15, 22, 30]

/** Level lines at both limits, across a drawing of this width. */
export function bandLimits(width: number): string {
  return polylines([goodFrom, watchFrom].map((score) => [0, scoreY(score), width, scoreY(score)]))
}

export function ScoreByDay({ agents }: { agents: number[][] }) {
  const medians = dailyMedians(agents)
  const width = medians.length * dayWidth
  const lines = scoreLines(agents)
  const lowest = Math.min(...medians)
  const isDip = (day: number) => day >= 12 && day <= 14
  const usual = medians.filter((_, index) => !isDip(index + 1))
  const [from, to] = [Math.min(...usual), Math.max(...usual)].map(Math.round)
  return (
    <Plot
      className={styles.plot}
      width={width}
      height={scoreHeight}
      boxHeight={270}
      description={`Scores of ${agents.length} agents a day, 1 to 30 September. The median stays between ${from} and ${to}, except from 12 to 14 September, when it falls as low as ${Math.round(lowest)}: a new closing script, since withdrawn.`}
      xLabels={labelledDays.map((day) => ({
        at: (day - 0.5) * dayWidth,
        text: day === 1 ? '1 Sep' : String(day),
      }))}
      yLabels={[100, 80, 60].map((score) => ({ at: scoreY(score), text: String(score) }))}
      overlay={
        <span
          className={chart.event}
          aria-hidden="true"
          style={{ left: `${percentOf(12.5 * dayWidth, width)}%`, top: '94%' }}
        >
          12 to 14 Sep: new closing script, withdrawn
        </span>
      }
    >
      <path className={chart.threshold} d={bandLimits(width)} />
      <path className={styles.agent} d={lines.good} />
      <path className={styles.agent} data-band="watch" d={lines.watch} />
      <path className={styles.agent} data-band="poor" d={lines.poor} />
      <path className={styles.median} d={medianLine(medians)} />
    </Plot>
  )
}
