import { type ReactNode, useEffect, useRef } from 'react'
import { enhanceDataTable } from './enhance-data-table.ts'
import { type ColumnKind, describeRows, type SortOrder } from './table-order.ts'
import styles from './data-table.module.css'

/*
 * A data table is complete in the HTML. After hydration `DataTables` makes every table inside it sort and filter;
 * it works on the elements and needs no data, so the tables may stand inside `Prerendered`:
 *
 *     <DataTables>
 *       <DataTable caption="Agents" noun="agents" count={10} columns={…} sortedBy={…} filters={…}>
 *         <tbody>…one row an item, or one body an item…</tbody>
 *       </DataTable>
 *     </DataTables>
 */
export function DataTables({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tables = root.current?.querySelectorAll<HTMLElement>('[data-noun]') ?? []
    const stops = [...tables].map((table) => enhanceDataTable(table))
    return () => stops.forEach((stop) => stop())
  }, [])
  return <div ref={root}>{children}</div>
}

export interface Column {
  name: string
  /** Name of the column in conditions; a column without a key does not sort, one with a key needs its kind. */
  key?: string
  kind?: ColumnKind
  /** Numbers stand at the end of their column. */
  atEnd?: boolean
  /** Shown only to those who hear it. */
  nameHidden?: boolean
  /** Holds a drawing of what another column says in words: not for those who hear it. Its cells are hidden likewise. */
  drawn?: boolean
  className?: string | undefined
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

export function DataTable({
  caption,
  noun,
  count,
  columns,
  sortedBy,
  filters,
  cards,
  className,
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
  const hasFilters = filters !== undefined
  return (
    <div data-noun={noun} className={[styles.place, className].filter(Boolean).join(' ')}>
      <div className={hasFilters ? styles.tools : undefined}>
        {filters?.map(({ label, options }) => (
          <label key={label}>
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
        <p role="status" className={hasFilters ? styles.status : 'visually-hidden'}>
          {description}
        </p>
      </div>
      <table className={styles.table} data-cards={cards}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, kind, name, atEnd, nameHidden, drawn, className: columnClass }) => (
              <th
                key={name}
                scope="col"
                data-key={key}
                data-kind={kind === 'number' ? undefined : kind}
                data-end={atEnd}
                aria-sort={key !== undefined && key === sortedBy?.key ? sortedBy.order : undefined}
                aria-hidden={drawn}
                className={columnClass}
              >
                {nameHidden || drawn ? <span className="visually-hidden">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
      {hasFilters && (
        <p data-empty hidden className={styles.nothing}>
          No {noun} fit these choices.{' '}
          <button type="button">
            Show all {count} {noun}
          </button>
        </p>
      )}
    </div>
  )
}
