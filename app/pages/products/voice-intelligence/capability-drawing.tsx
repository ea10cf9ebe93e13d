import { percentOf } from '../../../figures/axis-ticks.ts'
import styles from './capability-drawing.module.css'
import { capabilityDrawings, type CapabilityStroke, height, width } from './capability-drawings.ts'

const looks = {
  many: styles.many,
  line: styles.line,
  dashed: styles.dashed,
  limit: styles.limit,
  caller: styles.caller,
  assistant: styles.assistant,
  bracket: styles.bracket,
  faint: styles.faint,
} satisfies Record<CapabilityStroke, string | undefined>

/** The small drawing above the capability at `place`, stretched to its column. Decorative. */
export function CapabilityDrawing({ place }: { place: number }) {
  const { paths, label } = capabilityDrawings[place]?.() ?? { paths: [] }
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {paths.map(({ stroke, d, between }) => (
          <path
            key={between ? `${stroke} between` : stroke}
            className={looks[stroke]}
            data-between={between}
            d={d}
          />
        ))}
      </svg>
      {label && (
        <span data-centred={label.centred} style={{ left: `${percentOf(label.at, width)}%` }}>
          {label.text}
        </span>
      )}
    </div>
  )
}
