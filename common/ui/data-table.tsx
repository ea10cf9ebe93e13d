import type { ReactNode } from 'react'
import { type ColumnKind, describeRows, type SortOrder } from './table-order.ts'
import styles from './data-table.module.css'

export interface Column {
  name: string
  kind: ColumnKind
  /** The rows in the HTML are sorted by this column. */
  order?: SortOrder
  /** Numbers align at the end of their column. */
  atEnd?: boolean
}

interface DataTableProps {
  caption: string
  /** What the rows are, in the plural. */
  noun: string
  count: number
  columns: Column[]
  /** A choice above the table: the text of each, by the `data-group` of the rows it shows; `''` shows all. */
  filter?: { label: string; options: Record<string, string> }
  /** Label of a field beside the choice: shows rows that contain all words typed there. */
  search?: string
  /** At 700 px rows are laid out as cards by `className`, and the headers become a line of buttons. */
  cards?: boolean
  className?: string | undefined
  /** `tbody`, and `tfoot` if there is one. */
  children: ReactNode
}

/** A table complete in the HTML, one row or body per item; data-table.behaviour.ts adds sorting and filters. */
export function DataTable(props: DataTableProps) {
  const { caption, noun, count, columns, filter, search, cards, className = '', children } = props
  const sortedBy = columns.find(({ order }) => order)
  const description = describeRows({ shown: count, of: count, noun, sortedBy })
  return (
    <div data-behaviour="data-table" data-noun={noun} className={`${styles.place} ${className}`}>
      {filter ? (
        <div className={styles.tools}>
          {search && (
            <label className="text-3 script-only no-print">
              {search}
              <input type="search" autoComplete="off" spellCheck={false} />
            </label>
          )}
          <label className="text-3 script-only no-print">
            {filter.label}
            <select>
              {Object.entries(filter.options).map(([group, text]) => (
                <option key={group} value={group}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <p role="status" className={`tabular text-2 ${styles.status}`}>
            {description}
          </p>
        </div>
      ) : (
        <p role="status" className="visually-hidden">
          {description}
        </p>
      )}
      <table className={styles.table} data-cards={cards}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, kind, order, atEnd }) => (
              <th key={name} scope="col" data-kind={kind} data-end={atEnd} aria-sort={order}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
      {filter && (
        <p data-empty hidden className={`text-2 ${styles.nothing}`}>
          No {noun} fit these choices.{' '}
          <button type="button" className="press-target quiet-link">
            Show all {count} {noun}
          </button>
        </p>
      )}
    </div>
  )
}
