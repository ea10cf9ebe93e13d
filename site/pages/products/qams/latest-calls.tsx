import { qualitySample } from '../../../content/products/qams-quality.ts'
import { QualityCell } from '../../../../common/figures/quality-mark.tsx'
import { type Column, DataTable } from '../../../../common/ui/data-table.tsx'
import { AnsweredBy } from './answered-by.tsx'
import styles from './latest-calls.module.css'

const columns: Column[] = [
  { name: 'Call', kind: 'number', order: 'descending' },
  { name: 'Answered by', kind: 'text' },
  { name: 'About', kind: 'text' },
  { name: 'Length', kind: 'time', atEnd: true },
  { name: 'Checks', kind: 'number' },
  { name: 'Mark', kind: 'number' },
]

const { latestCalls: calls, checksPerCall } = qualitySample

export function LatestCalls() {
  return (
    <DataTable
      caption="Latest marked calls, each with the reason for its mark"
      noun="calls"
      count={calls.length}
      columns={columns}
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
