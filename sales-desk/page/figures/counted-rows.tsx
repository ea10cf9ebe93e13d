import type { Counted } from '../../wire/figures.ts'
import { CountedLines } from '../../../common/figures/counted-lines.tsx'
import { grouped } from '../../../common/ui/indian-numbers.ts'
import styles from './counted-rows.module.css'

/** As many as can be taken in at a glance; the table has all. */
const mostRows = 8

/** The largest, each with a row of lines for its number. */
export function CountedRows({ rows }: { rows: readonly Counted[] }) {
  const largest = rows.toSorted((a, b) => b.number - a.number).slice(0, mostRows)
  const most = Math.max(1, ...largest.map(({ number }) => number))
  return (
    <ul className={styles.rows}>
      {largest.map(({ name, number }) => (
        <li key={name}>
          <span>{name || 'Unknown'}</span>
          <CountedLines lit={Math.ceil((number / most) * 50)} of={50} />
          <span className="tabular">{grouped(number)}</span>
        </li>
      ))}
    </ul>
  )
}
