import { type Agent, septemberMark } from '../../../../content/products/qams-agents.ts'
import { percentOf } from '../../../figures/axis-ticks.ts'
import { Plot } from '../../../figures/plot.tsx'
import { goodFrom } from '../../../figures/quality-band.ts'
import { QualityScore } from '../../../figures/quality-mark.tsx'
import chart from './chart.module.css'
import { slopeHeight, slopeLines, slopeWidth, slopeY } from './slope.ts'
import { signed } from './statistics.ts'
import styles from './who-moved.module.css'

/** A line for each agent from August's mark to September's. */
export function WhoMoved({ agents }: { agents: Agent[] }) {
  const moves = agents.map((agent) => ({ name: agent.name, from: agent.august, to: septemberMark(agent) }))
  const lines = slopeLines(moves)
  const change = moves.map(({ name, from, to }) => `${name} ${signed(to - from)}`).join(', ')
  const startingMarks = [...new Set(moves.map(({ from }) => from))]
  const top = (mark: number) => `${percentOf(slopeY(mark), slopeHeight)}%`
  return (
    <div className={styles.place}>
      <p className={styles.months} aria-hidden="true">
        <span>August</span>
        <span>September</span>
      </p>
      <Plot
        className={styles.plot}
        width={slopeWidth}
        height={slopeHeight}
        boxHeight={488}
        description={`Change of each agent’s mark from August to September: ${change}.`}
        overlay={
          <div aria-hidden="true">
            {startingMarks.map((mark) => (
              <span key={mark} className={styles.from} style={{ top: top(mark) }}>
                {mark}
              </span>
            ))}
            {moves.map(({ name, to }) => (
              <span key={name} className={styles.to} style={{ top: top(to) }}>
                <QualityScore score={to} /> {name.split(' ')[0]}
              </span>
            ))}
          </div>
        }
      >
        <path className={chart.threshold} d={`M0 ${slopeY(goodFrom)}h${slopeWidth}`} />
        <path className={styles.move} d={lines.good} />
        <path className={styles.move} data-band="watch" d={lines.watch} />
        <path className={styles.move} data-band="poor" d={lines.poor} />
      </Plot>
    </div>
  )
}
