import { qualitySample } from '../../../content/products/qams-quality.ts'
import { QualityCell } from '../../../../common/figures/quality-mark.tsx'
import { type Column, DataTable } from '../../../../common/ui/data-table.tsx'
import styles from './score-sheet.module.css'
import { signed } from '../../../../common/figures/statistics.ts'

const columns: Column[] = [
  { name: 'Question', kind: 'text' },
  { name: 'Weight', kind: 'number', atEnd: true },
  { name: 'Mark', kind: 'number' },
  { name: 'Month', kind: 'number', atEnd: true },
]

const { sheet } = qualitySample

/** `total` is the weighted mark of the whole sheet, `totalChange` its change from the month before. */
export function ScoreSheet({ total, totalChange }: { total: number; totalChange: number }) {
  return (
    <DataTable
      caption="Score sheet: September’s mark for each question, and its change against August"
      noun="questions"
      count={sheet.length}
      columns={columns}
      className={styles.sheet}
    >
      <tbody>
        {sheet.map(({ question, weight, mark, change }) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            <td data-end>{weight}</td>
            <QualityCell score={mark} className={styles.scale} style={{ '--mark': `${mark}%` }} />
            <td data-end>{signed(change)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All questions, weighted</th>
          <td data-end>100</td>
          <QualityCell score={Math.round(total * 10) / 10} />
          <td data-end>{signed(totalChange, 1)}</td>
        </tr>
      </tfoot>
    </DataTable>
  )
}
