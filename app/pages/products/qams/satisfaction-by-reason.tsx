import { targets } from '../../../../content/products/qams.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { limitDot } from './limit-dot.ts'
import styles from './satisfaction-by-reason.module.css'

const columns: Column[] = [
  { name: 'Reason', key: 'reason', kind: 'text' },
  { name: 'Score', key: 'score', kind: 'number' },
]

interface SatisfactionByReasonProps {
  reasons: { reason: string; score: number }[]
}

export function SatisfactionByReason({ reasons }: SatisfactionByReasonProps) {
  return (
    <DataTable
      caption="September’s satisfaction by reason for calling"
      noun="reasons"
      count={reasons.length}
      columns={columns}
      sortedBy={{ key: 'score', order: 'descending' }}
      className={styles.reasons}
    >
      <tbody>
        {reasons.map(({ reason, score }) => (
          <tr key={reason}>
            <th scope="row">{reason}</th>
            <td {...limitDot({ value: score, limit: targets.satisfaction, from: 1, to: 5 })}>
              {`${score.toFixed(1)}${score < targets.satisfaction ? ', below' : ''}`}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
