import type { ReactNode } from 'react'
import { type ColumnKind, describeRows, type SortOrder } from './table-order.ts'
import styles from './data-table.module.css'

export interface Column {
  name: string
  /** Name of the column in conditions; a column without a key does not sort, one with a key needs its kind. */
  key?: string
  kind?: ColumnKind
  /** Numbers stand at the end of their column. */
  atEnd?: boolean
}

export interface Filter {
  label: string
  /** The first is the one that shows everything. `where` is a list of conditions: see `parseConditions`. */
  options: { text: string; where: string }[]
}

interface DataTableProps {
  caption: string
  /** What the rows are, in the plural. */
  noun: string
  count: number
  columns: Column[]
  /** How the rows stand in the HTML. */
  sortedBy?: { key: string; order: SortOrder }
  filters?: Filter[]
  /** At 700 px rows are laid out as cards by `className`, and the headers become a line of buttons. */
  cards?: boolean
  className?: string | undefined
  /** `tbody`, and `tfoot` if there is one. */
  children: ReactNode
}

/** A table that is complete in the HTML, one row or one body an item; data-table.behaviour.ts lets it sort and filter. Static. */
export function DataTable({
  caption,
  noun,
  count,
  columns,
  sortedBy,
  filters,
  cards,
  className = '',
  children,
}: DataTableProps) {
  const sorted = columns.find(({ key }) => key !== undefined && key === sortedBy?.key)
  const description = describeRows({
    shown: count,
    of: count,
    noun,
    sortedBy:
      sorted?.kind && sortedBy ? { name: sorted.name, kind: sorted.kind, order: sortedBy.order } : null,
  })
  return (
    <div data-behaviour="data-table" data-noun={noun} className={`${styles.place} ${className}`}>
      {filters ? (
        <div className={styles.tools}>
          {filters.map(({ label, options }) => (
            <label key={label} className="text-3 script-only no-print">
              {label}
              <select>
                {options.map(({ text, where }) => (
                  <option key={text} value={where}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
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
            {columns.map(({ key, kind, name, atEnd }) => (
              <th
                key={name}
                scope="col"
                data-key={key}
                data-kind={kind === 'number' ? undefined : kind}
                data-end={atEnd}
                aria-sort={key !== undefined && key === sortedBy?.key ? sortedBy.order : undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
      {filters && (
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
