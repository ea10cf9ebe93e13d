import { memo } from 'react'
import { qualityBands } from '../../figures/quality-band.ts'
import { bandPath, linesHeight, linesWidth, type ScoreLine } from './score-lines.ts'
import styles from './score-distribution.module.css'

interface ScoreLinesDrawingProps {
  lines: readonly ScoreLine[]
  /** Lines of calls that are not listed. */
  rest: readonly ScoreLine[]
}

/** The lines themselves. Kept apart, so that pointing at one of them does not draw four hundred. */
export const ScoreLinesDrawing = memo(function ScoreLinesDrawing({ lines, rest }: ScoreLinesDrawingProps) {
  return (
    <svg viewBox={`0 0 ${linesWidth} ${linesHeight}`} preserveAspectRatio="none" aria-hidden="true">
      {qualityBands.map((band) => (
        <path key={`rest-${band}`} className={styles.rest} d={bandPath(rest, band)} />
      ))}
      {qualityBands.map((band) => (
        <path key={band} data-band={band} d={bandPath(lines, band)} />
      ))}
    </svg>
  )
})
