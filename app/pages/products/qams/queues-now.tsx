import { targets } from '../../../../content/products/qams.ts'
import type { Queue } from '../../../../content/products/qams-support.ts'
import { QualityCell } from '../../../figures/quality-mark.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import styles from './queues-now.module.css'

const columns: Column[] = [
  { name: 'Queue', key: 'queue', kind: 'text' },
  { name: 'Waiting', key: 'waiting', kind: 'number', atEnd: true },
  { name: `In ${targets.slaSeconds} s`, key: 'within', kind: 'number', atEnd: true },
]

export function QueuesNow({ queues }: { queues: Queue[] }) {
  return (
    <DataTable
      caption="Queues at 2:02 pm"
      noun="queues"
      count={queues.length}
      columns={columns}
      className={styles.queues}
    >
      <tbody>
        {queues.map(({ name, waiting, withinSla }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-end>{waiting}</td>
            <QualityCell score={withinSla} unit="%" atEnd />
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
