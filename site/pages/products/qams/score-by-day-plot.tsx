import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { Plot } from '../../../../common/figures/plot.tsx'
import { goodFrom, watchFrom } from '../../../../common/figures/quality-band.ts'
import { polylines } from '../../../../common/figures/relative-path.ts'
import { dailyMedians, dayWidth, medianLine, scoreHeight, scoreLines, scoreY } from './score-by-day.ts'
import styles from './screens.module.css'

const labelledDays = [1, 8, 15, 22, 30]

export function ScoreByDay({ agents }: { agents: number[][] }) {
  const medians = dailyMedians(agents)
  const width = medians.length * dayWidth
  const limits = polylines([goodFrom, watchFrom].map((score) => [0, scoreY(score), width, scoreY(score)]))
  const lowest = Math.min(...medians)
  const isDip = (day: number) => day >= 12 && day <= 14
  const usual = medians.filter((_, index) => !isDip(index + 1))
  const [from, to] = [Math.min(...usual), Math.max(...usual)].map(Math.round)
  return (
    <Plot
      className={styles.chart}
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
          className={`micro-muted wide-only ${styles.event}`}
          aria-hidden="true"
          style={{ left: `${percentOf(12.5 * dayWidth, width)}%`, top: '94%' }}
        >
          12 to 14 Sep: new closing script, withdrawn
        </span>
      }
    >
      <path className={styles.dashed} d={limits} />
      <path className={styles.usual} opacity={0.34} strokeWidth={1.5} d={scoreLines(agents, 'good')} />
      <path className={styles.watch} opacity={0.75} strokeWidth={1.5} d={scoreLines(agents, 'watch')} />
      <path className={styles.past} strokeWidth={2.25} d={scoreLines(agents, 'poor')} />
      <path className="ink-text" strokeWidth={1.75} d={medianLine(medians)} />
    </Plot>
  )
}
