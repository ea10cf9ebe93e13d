import { assistantName } from '../../../../content/products/qams-agents.ts'
import type { MarkedCall } from '../../../../content/products/qams-quality.ts'
import { QualityScore } from '../../../figures/quality-mark.tsx'
import { type Column, DataTable, type Filter } from '../../../ui/data-table.tsx'
import { AnsweredBy } from './answered-by.tsx'
import { bandFilter } from './band-filter.ts'
import { checkStrip } from './check-strip.ts'
import styles from './latest-calls.module.css'

const columns: Column[] = [
  { name: 'Call', key: 'call', kind: 'number' },
  { name: 'Answered by', key: 'agent', kind: 'text' },
  { name: 'About', key: 'about', kind: 'text' },
  { name: 'Language', key: 'language', kind: 'text' },
  { name: 'Length', key: 'length', kind: 'time', atEnd: true },
  { name: 'Checks', key: 'checks', kind: 'number' },
  { name: 'Mark', key: 'mark', kind: 'number' },
]

const answeredBy: Filter = {
  label: 'Answered by',
  options: [
    { text: 'Everyone', where: '' },
    { text: 'People', where: `agent!=${assistantName}` },
    { text: assistantName, where: `agent=${assistantName}` },
  ],
}

interface LatestCallsProps {
  calls: MarkedCall[]
  checksPerCall: number
}

export function LatestCalls({ calls, checksPerCall }: LatestCallsProps) {
  return (
    <DataTable
      caption="Latest marked calls, each with the reason for its mark"
      noun="calls"
      count={calls.length}
      columns={columns}
      sortedBy={{ key: 'call', order: 'descending' }}
      filters={[answeredBy, bandFilter]}
      cards
      className={styles.calls}
    >
      {calls.map((call) => {
        const { heard, missed } = checkStrip(checksPerCall, call.missed)
        return (
          <tbody key={call.id}>
            <tr>
              <td>{call.id}</td>
              <th scope="row">
                <AnsweredBy name={call.answeredBy} />
              </th>
              <td>{call.about}</td>
              <td>{call.language}</td>
              <td data-end>{call.length}</td>
              <td>
                <svg width="90" height="16" viewBox="0 0 90 16" aria-hidden="true">
                  <path d={heard} />
                  <path className={styles.missed} d={missed} />
                </svg>
                <span className="visually-hidden">
                  {`${checksPerCall - call.missed.length} of ${checksPerCall}`}
                </span>
              </td>
              <td>
                <QualityScore score={call.mark} />
              </td>
            </tr>
            <tr>
              <td>
                <span className="visually-hidden">Why</span>
              </td>
              <td colSpan={6}>{call.reason}</td>
            </tr>
          </tbody>
        )
      })}
    </DataTable>
  )
}
