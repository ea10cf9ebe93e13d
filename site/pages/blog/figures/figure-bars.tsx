import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import styles from './figure-bars.module.css'
import type { FigureOf } from '../../../content/articles/figure-schema.ts'
import { withUnit } from '../../../content/articles/with-unit.ts'

/** One ruled bar per row, all from the same zero. */
export function FigureBars({ figure: { rows, unit } }: { figure: FigureOf<'bars'> }) {
  const values = rows.map(({ value }) => value)
  const most = Math.max(...values) || 1
  return (
    <ol className={styles.bars}>
      {rows.map(({ label, value, mark }) => (
        <li key={label} data-mark={mark}>
          <span>{label}</span>
          <i style={{ width: `${percentOf(value, most)}%` }} />
          <b className="tabular">{withUnit(value, unit, values)}</b>
        </li>
      ))}
    </ol>
  )
}
