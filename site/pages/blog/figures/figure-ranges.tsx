import { AxisLabels } from '../../../../common/figures/axis-labels.tsx'
import { axisTicks, percentOf } from '../../../../common/figures/axis-ticks.ts'
import type { FigureOf } from '../../../content/articles/figure-schema.ts'
import styles from './figure-ranges.module.css'
import { withUnit } from '../../../content/articles/with-unit.ts'

/** Parts of each row side by side from zero, over one axis. */
export function FigureRanges({ figure }: { figure: FigureOf<'ranges'> }) {
  const { parts, rows, unit, max, every } = figure
  const ticks = axisTicks(max, every, (value) =>
    value + every > max ? withUnit(value, unit) : withUnit(value),
  )
  const percent = (value: number) => `${percentOf(value, max)}%`
  return (
    <>
      <div className={styles.ranges}>
        <AxisLabels className={styles.axis} ticks={ticks} />
        <ol className="ruled-rows">
          {rows.map(({ label, ends }) => (
            <li key={label}>
              <span>{label}</span>
              <div className={styles.track}>
                {ends.map((end, part) => {
                  const from = ends[part - 1] ?? 0
                  return (
                    <i
                      key={parts[part]}
                      data-part={part}
                      style={{ '--from': percent(from), '--long': percent(end - from) }}
                    />
                  )
                })}
                <b className="tabular" style={{ left: percent(ends.at(-1) ?? 0) }}>
                  <span className="visually-hidden">{partsInWords(parts, ends, unit)}</span>
                  <span aria-hidden="true">{withUnit(ends.at(-1) ?? 0, unit)}</span>
                </b>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.key} aria-hidden="true">
        {parts.map((part, place) => (
          <span key={part} data-part={place}>
            {part}
          </span>
        ))}
      </p>
    </>
  )
}

/** The row as text for screen readers: “Comfortable: 180 ms to 980 ms”. */
function partsInWords(parts: readonly string[], ends: readonly number[], unit: string): string {
  return parts
    .map(
      (part, place) =>
        `${part}: ${withUnit(ends[place - 1] ?? 0, unit)} to ${withUnit(ends[place] ?? 0, unit)}`,
    )
    .join('; ')
}
