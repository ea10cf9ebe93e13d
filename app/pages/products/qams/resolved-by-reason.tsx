import type { ResolvedReason } from '../../../../content/products/qams-support.ts'
import { QualityCell } from '../../../figures/quality-mark.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'

const columns: Column[] = [
  { name: 'Reason', key: 'reason', kind: 'text' },
  { name: 'Of calls', key: 'share', kind: 'number', atEnd: true },
  { name: 'Resolved', key: 'resolved', kind: 'number', atEnd: true },
]

export function ResolvedByReason({ reasons }: { reasons: ResolvedReason[] }) {
  return (
    <DataTable
      caption="Share of calls, and share of them resolved at first contact, by reason"
      noun="reasons"
      count={reasons.length}
      columns={columns}
      sortedBy={{ key: 'resolved', order: 'descending' }}
    >
      <tbody>
        {reasons.map(({ reason, share, resolved }) => (
          <tr key={reason}>
            <th scope="row">{reason}</th>
            <td data-end>{`${share}%`}</td>
            <QualityCell score={resolved} unit="%" atEnd />
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
