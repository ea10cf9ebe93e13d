import type { QualityBand } from './quality-band.ts'
import { qualityBand } from './quality-band.ts'
import styles from './quality-mark.module.css'

/** Shape first, colour second: it stands, leans or crosses. */
const strokes: Record<QualityBand, string> = {
  good: 'M7 1v12',
  fair: 'M3.5 12.5l7-11',
  poor: 'M2.5 2.5l9 9m0-9l-9 9',
}

/** The sign of a band. Decorative: set a number or words beside it. `size` in CSS pixels. */
export function QualityMark({
  band,
  size = 14,
  className,
}: {
  band: QualityBand
  size?: number
  className?: string | undefined
}) {
  return (
    <svg
      className={[styles.mark, className].filter(Boolean).join(' ')}
      data-band={band}
      width={size}
      height={size}
      viewBox="0 0 14 14"
      aria-hidden="true"
    >
      <path d={strokes[band]} />
    </svg>
  )
}

/** A percentage or mark out of 100 with the sign of its band. */
export function QualityScore({ value, unit = '' }: { value: number; unit?: string }) {
  return (
    <span className={styles.score}>
      <QualityMark band={qualityBand(value)} />
      {`${value}${unit}`}
    </span>
  )
}
