import { cellText } from '../../../content/articles/figure-as-table.ts'
import type { FigureOf } from '../../../content/articles/figure-schema.ts'
import styles from './figure-table.module.css'

/** A comparison. The first column names the row; columns of numbers align right. */
export function FigureTable({ figure: { title, columns, rows } }: { figure: FigureOf<'table'> }) {
  const isOfNumbers = columns.map((_, column) => rows.every((row) => typeof row[column] === 'number'))
  return (
    <table className={`ruled-table stacked-table ${styles.table}`}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {columns.map((column, place) => (
            <th key={column} scope="col" data-number={isOfNumbers[place]}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row[0])}>
            {row.map((cell, place) =>
              place === 0 ? (
                <th key={columns[place]} scope="row">
                  {cellText(cell)}
                </th>
              ) : (
                <td key={columns[place]} data-number={isOfNumbers[place]}>
                  <span className={styles.label}>{columns[place]}: </span>
                  {cellText(cell)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
