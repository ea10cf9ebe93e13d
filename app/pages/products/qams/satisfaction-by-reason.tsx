import { targets } from '../../../../content/products/qams.ts'
import { QualityMark } from '../../../figures/quality-mark.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { LimitDot } from './limit-dot.tsx'
import styles from './satisfaction-by-reason.module.css'

const columns: Column[] = [
  { name: 'Reason', key: 'reason', kind: 'text' },
  { name: '1 to 5', drawn: true },
  { name: 'Score', key: 'score', kind: 'number', atEnd: true },
  { name: 'Threshold', nameHidden: true },
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
            <td aria-hidden="true">
              <LimitDot value={score} limit={targets.satisfaction} from={1} to={5} />
            </td>
            <td data-end>{score.toFixed(1)}</td>
            <td>
              {score < targets.satisfaction && (
                <>
                  <QualityMark band="poor" size={11} /> below
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
