import { month } from '../../../content/products/smart-analytics-month.ts'
import { grouped } from '../../../../common/ui/indian-numbers.ts'
import { sum } from '../../../../common/figures/statistics.ts'
import { byWeek } from './month-totals.ts'
import styles from './month-table.module.css'

const weeks = ['1 to 7', '8 to 14', '15 to 21', '22 to 28']

/** The river in figures: calls for each reason by week, for those who prefer a table. */
export function MonthTable() {
  const { reasons } = month
  const total = reasons[0]?.daily.map((_, day) => sum(reasons.map(({ daily }) => daily[day] ?? 0))) ?? []
  return (
    <details className={styles.disclosure}>
      <summary>The month in figures, week by week</summary>
      <table className={`tabular ${styles.table}`}>
        <caption className="visually-hidden">Calls by reason and week, September 2025, sample data</caption>
        <thead>
          <tr>
            <th scope="col">Reason</th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                {week}
              </th>
            ))}
            <th scope="col">Month</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ id, name, daily }) => (
            <Row key={id} name={name} daily={daily} />
          ))}
        </tbody>
        <tfoot>
          <Row name="All reasons" daily={total} />
        </tfoot>
      </table>
    </details>
  )
}

function Row({ name, daily }: { name: string; daily: readonly number[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {byWeek(daily).map((calls, week) => (
        <td key={weeks[week]}>{grouped(calls)}</td>
      ))}
      <td>{grouped(sum(daily))}</td>
    </tr>
  )
}
