import { type Agent, septemberMark } from '../../../content/products/qams-agents.ts'
import { targets } from '../../../content/products/qams.ts'
import {
  goodFrom,
  type QualityBand,
  qualityBand,
  watchFrom,
} from '../../../../common/figures/quality-band.ts'
import { QualityCell } from '../../../../common/figures/quality-mark.tsx'
import { polylines } from '../../../../common/figures/relative-path.ts'
import { strokeMask } from '../../../../common/figures/stroke-mask.ts'
import { type Column, DataTable } from '../../../../common/ui/data-table.tsx'
import { grouped } from '../../../../common/ui/indian-numbers.ts'
import styles from './agents-table.module.css'
import { AnsweredBy } from './answered-by.tsx'
import { limitDot } from './limit-dot.ts'

export const bandWords: Record<QualityBand, string> = {
  good: `${goodFrom} and above`,
  watch: `${watchFrom} to ${goodFrom - 1}`,
  poor: `below ${watchFrom}`,
}

const columns: Column[] = [
  { name: 'Agent', kind: 'text' },
  { name: 'Queue', kind: 'text' },
  { name: 'Calls', kind: 'number', atEnd: true },
  { name: 'Mark', kind: 'number', order: 'descending' },
  { name: 'Resolved', kind: 'number' },
  { name: 'Retention', kind: 'number' },
]

export function AgentsTable({ agents }: { agents: Agent[] }) {
  return (
    <DataTable
      caption="Agents in September"
      noun="agents"
      count={agents.length}
      columns={columns}
      filter={{ label: 'Mark', options: { '': 'All marks', ...bandWords } }}
      cards
      className={styles.agents}
    >
      <tbody>
        {agents.map((agent) => (
          <tr key={agent.name} data-group={qualityBand(septemberMark(agent))}>
            <th scope="row">
              <AnsweredBy name={agent.name} />
            </th>
            <td className="text-3">{agent.queue}</td>
            <td data-end>{grouped(agent.calls)}</td>
            <QualityCell
              score={septemberMark(agent)}
              className={styles.days}
              style={{ '--days': thirtyDays(agent.days) }}
            />
            <QualityCell score={agent.resolved} unit="%" />
            <td {...limitDot({ value: agent.retention, limit: targets.retention, from: 70, to: 100 })}>
              {`${agent.retention}%`}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** One mark a day as a line, over the threshold for good marks. */
function thirtyDays(scores: number[]): string {
  return strokeMask(sparklineWidth, sparklineHeight, [
    { d: `M0 ${sparklineY(goodFrom)}h${sparklineWidth}`, width: 1, dashes: '2 3', opacity: 0.55 },
    { d: sparkline(scores), width: 1.35 },
  ])
}

/** Size of the drawing in its own units, for scores from 50 to 100. */
const sparklineWidth = 120
export const sparklineHeight = 68
const lowest = 50

/** Position of a score in the drawing, in whole units; lower scores stay at the bottom. */
function sparklineY(score: number): number {
  const inset = 2
  return Math.round(
    inset + ((100 - Math.max(lowest, score)) / (100 - lowest)) * (sparklineHeight - 2 * inset),
  )
}

/** Path data of a line through one score a day. */
export function sparkline(scores: number[]): string {
  const step = (sparklineWidth - 4) / Math.max(1, scores.length - 1)
  return polylines([scores.flatMap((score, day) => [2 + day * step, sparklineY(score)])])
}
