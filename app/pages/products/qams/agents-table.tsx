import { type Agent, septemberMark } from '../../../../content/products/qams-agents.ts'
import { targets } from '../../../../content/products/qams.ts'
import { goodFrom } from '../../../figures/quality-band.ts'
import { QualityScore } from '../../../figures/quality-mark.tsx'
import { type Column, DataTable, type Filter } from '../../../ui/data-table.tsx'
import { grouped } from '../../../ui/indian-numbers.ts'
import styles from './agents-table.module.css'
import { AnsweredBy } from './answered-by.tsx'
import { bandFilter } from './band-filter.ts'
import { LimitDot } from './limit-dot.tsx'
import { sparkline, sparklineHeight, sparklineWidth, sparklineY } from './sparkline.ts'

const columns: Column[] = [
  { name: 'Agent', key: 'agent', kind: 'text' },
  { name: 'Queue', key: 'queue', kind: 'text' },
  { name: 'Calls', key: 'calls', kind: 'number', atEnd: true },
  { name: 'Mark', key: 'mark', kind: 'number' },
  { name: '30 days' },
  { name: 'Handling', key: 'handling', kind: 'time', atEnd: true },
  { name: 'Resolved', key: 'resolved', kind: 'number' },
  { name: 'Retention', key: 'retention', kind: 'number' },
]

export function AgentsTable({ agents }: { agents: Agent[] }) {
  return (
    <DataTable
      caption="Agents in September"
      noun="agents"
      count={agents.length}
      columns={columns}
      sortedBy={{ key: 'mark', order: 'descending' }}
      filters={[queueFilter(agents), bandFilter]}
      cards
      className={styles.agents}
    >
      <tbody>
        {agents.map((agent) => (
          <tr key={agent.name}>
            <th scope="row">
              <AnsweredBy name={agent.name} />
            </th>
            <td>{agent.queue}</td>
            <td data-end>{grouped(agent.calls)}</td>
            <td>
              <QualityScore score={septemberMark(agent)} />
            </td>
            <td>
              <ThirtyDays scores={agent.days} />
            </td>
            <td data-end>{agent.handling}</td>
            <td>
              <QualityScore score={agent.resolved} unit="%" />
            </td>
            <td>
              <LimitDot value={agent.retention} limit={targets.retention} from={70} to={100} />
              <b className="tabular" data-below={agent.retention < targets.retention ? '' : undefined}>
                {`${agent.retention}%`}
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function queueFilter(agents: Agent[]): Filter {
  const queues = [...new Set(agents.map(({ queue }) => queue))].toSorted()
  const choices = queues.filter((queue) => queue !== 'All queues')
  return {
    label: 'Queue',
    options: [
      { text: 'All queues', where: '' },
      ...choices.map((queue) => ({ text: queue, where: `queue=${queue}` })),
    ],
  }
}

function ThirtyDays({ scores }: { scores: number[] }) {
  return (
    <>
      <svg
        className={styles.days}
        viewBox={`0 0 ${sparklineWidth} ${sparklineHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 ${sparklineY(goodFrom)}h${sparklineWidth}`} />
        <path d={sparkline(scores)} />
      </svg>
      <span className="visually-hidden">
        {`${Math.round(Math.min(...scores))} to ${Math.round(Math.max(...scores))}`}
      </span>
    </>
  )
}
