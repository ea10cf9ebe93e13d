import type { CSSProperties } from 'react'
import '../styles/drawing.css'
import bandColour from './band-colour.module.css'
import { type QualityBand, qualityBand } from './quality-band.ts'
import styles from './quality-mark.module.css'

/**
 * The mark is upright when good, leaning when to be watched, crossed when poor: its shape works without colour.
 */
const shapes = {
  good: 'M7 1v12',
  watch: 'M3.5 12.5l7-11',
  poor: 'M2.5 2.5l9 9m0-9l-9 9',
} satisfies Record<QualityBand, string>

interface QualityMarkProps {
  band: QualityBand
  /** Width and height in CSS pixels. */
  size?: number
  /** Read aloud; omit it if words beside the mark say the same. */
  label?: string
}

export function QualityMark({ band, size = 14, label }: QualityMarkProps) {
  return (
    <svg
      className={`line-drawing ${styles.mark} ${bandColour.band}`}
      data-band={band}
      width={size}
      height={size}
      viewBox="0 0 14 14"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={shapes[band]} />
    </svg>
  )
}

/** Draws the mark of a band before the words of an element, without an extra element. Decorative. */
export function markedBefore(band: QualityBand, className?: string) {
  return { className: [styles.before, className].filter(Boolean).join(' '), 'data-band': band }
}

interface QualityCellProps {
  /** 0 to 100. */
  score: number
  /** Follows the number: "%". */
  unit?: string
  atEnd?: boolean
  className?: string | undefined
  style?: CSSProperties
}

/** A table cell with a score, preceded by the mark of its band. */
export function QualityCell({ score, unit, atEnd, className, style }: QualityCellProps) {
  return (
    <td
      {...markedBefore(qualityBand(score), ['tabular', styles.score, className].filter(Boolean).join(' '))}
      data-end={atEnd}
      style={style}
    >{`${score}${unit ?? ''}`}</td>
  )
}
