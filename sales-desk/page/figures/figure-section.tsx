import { type ReactNode, useId } from 'react'
import type { Counted, Figures, figureTables } from '../../wire/figures.ts'
import { grouped } from '../../../common/ui/indian-numbers.ts'
import { dayAndYear } from '../time/dates.ts'
import { CsvButton } from './csv-button.tsx'
import styles from './figure-section.module.css'

type CountedTable = Exclude<(typeof figureTables)[number], 'answeringByMember'>

interface FigureSectionProps {
  figures: Figures
  table: CountedTable
  title: string
  /** Head of the first column of the table. */
  head: string
  /** What the period does not cover. */
  note?: string
  /** The picture. */
  children: ReactNode
}

/** A figure with its picture, the table behind it, and both as a file. */
export function FigureSection({ figures, table, title, head, note, children }: FigureSectionProps) {
  const id = useId()
  const rows: readonly Counted[] = figures[table]
  const isByWeek = table.endsWith('ByWeek')
  const isEmpty = rows.every(({ number }) => number === 0)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className="heading-4">
          {title}
        </h2>
        <CsvButton figures={figures} table={table} of={title} />
      </div>
      {note && <p className="text-2">{note}</p>}
      {isEmpty ? <p className="text-2">Nothing in this period.</p> : children}
      {!isEmpty && (
        <details className={styles.table}>
          <summary className={styles.summary}>
            Table<span className="visually-hidden"> of {title.toLowerCase()}</span>
          </summary>
          <table className="ruled-table tabular">
            <thead>
              <tr>
                <th scope="col">{head}</th>
                <th scope="col">Number</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, number }) => (
                <tr key={name}>
                  <th scope="row">{isByWeek ? dayAndYear(name) : name || 'Unknown'}</th>
                  <td>{grouped(number)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  )
}
