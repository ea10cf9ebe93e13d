import bandColour from '../../figures/band-colour.module.css'
import type { QualityBand } from '../../figures/quality-band.ts'
import styles from './band-score.module.css'

const bars: Record<QualityBand, number> = { poor: 1, watch: 2, good: 3 }

/**
 * One, two or three bars: the band without its colour, in the same stroke as the calls of the distribution. (The product
 * page marks a table's figures with a sign instead: QualityMark.) Decorative; the band's name stands beside it.
 */
export function BandMark({ band, height = 16 }: { band: QualityBand; height?: number }) {
  const width = bars[band] * 5 - 3
  const path = Array.from({ length: bars[band] }, (_, bar) => `M${bar * 5 + 1} 0v${height}`).join('')
  return (
    <svg
      className={`${styles.mark} ${bandColour.band}`}
      data-band={band}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
