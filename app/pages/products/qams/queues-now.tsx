import { targets } from '../../../../content/products/qams.ts'
import type { Queue } from '../../../../content/products/qams-support.ts'
import { QualityScore } from '../../../figures/quality-mark.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { amountIn } from '../../../ui/table-order.ts'
import styles from './queues-now.module.css'

const columns: Column[] = [
  { name: 'Queue', key: 'queue', kind: 'text' },
  { name: 'Waiting', key: 'waiting', kind: 'number', atEnd: true },
  { name: 'Longest', key: 'longest', kind: 'time', atEnd: true },
  { name: `In ${targets.slaSeconds} s`, key: 'within', kind: 'number', atEnd: true },
]

export function QueuesNow({ queues }: { queues: Queue[] }) {
  return (
    <DataTable
      caption="Queues at 14:02"
      noun="queues"
      count={queues.length}
      columns={columns}
      className={styles.queues}
    >
      <tbody>
        {queues.map(({ name, waiting, longest, withinSla }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-end>{waiting}</td>
            <td data-end>
              <LongestWait time={longest} />
            </td>
            <td data-end>
              <QualityScore score={withinSla} unit="%" />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** A wait past the SLA is said, not only coloured. */
function LongestWait({ time }: { time: string }) {
  if (amountIn(time) <= targets.slaSeconds) return time
  return (
    <b className={styles.past}>
      {time}
      <span className="visually-hidden">, past SLA</span>
    </b>
  )
}
