import { qualitySample } from '../../../../content/products/qams-quality.ts'
import { QualityCell } from '../../../figures/quality-mark.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { AnsweredBy } from './answered-by.tsx'
import styles from './latest-calls.module.css'

const columns: Column[] = [
  { name: 'Call', key: 'call', kind: 'number' },
  { name: 'Answered by', key: 'agent', kind: 'text' },
  { name: 'About', key: 'about', kind: 'text' },
  { name: 'Length', key: 'length', kind: 'time', atEnd: true },
  { name: 'Checks', key: 'checks', kind: 'number' },
  { name: 'Mark', key: 'mark', kind: 'number' },
]

const { latestCalls: calls, checksPerCall } = qualitySample

export function LatestCalls() {
  return (
    <DataTable
      caption="Latest marked calls, each with the reason for its mark"
      noun="calls"
      count={calls.length}
      columns={columns}
      sortedBy={{ key: 'call', order: 'descending' }}
      cards
      className={styles.calls}
    >
      {calls.map((call) => (
        <tbody key={call.id}>
          <tr className="tabular">
            <td>{call.id}</td>
            <th scope="row">
              <AnsweredBy name={call.answeredBy} />
            </th>
            <td>{call.about}</td>
            <td data-end>{call.length}</td>
            <td>{`${checksPerCall - call.missed} of ${checksPerCall}`}</td>
            <QualityCell score={call.mark} />
          </tr>
          <tr>
            <td colSpan={6}>{call.reason}</td>
          </tr>
        </tbody>
      ))}
    </DataTable>
  )
}
