import type { CSSProperties, ReactNode } from 'react'
import styles from './plot.module.css'

/** A word or number at an axis; `at` is its place in units of the drawing. */
export interface AxisLabel {
  at: number
  text: string
}

interface PlotProps {
  /** Size of the drawing in its own units. It stretches to its box; labels, being HTML, do not. */
  width: number
  height: number
  /** Height of the box in CSS pixels. */
  boxHeight: number
  /** What the drawing says, in words, for those who cannot see it. */
  alternative: string
  x?: AxisLabel[]
  y?: AxisLabel[]
  /** HTML set over the drawing, placed in per cent. */
  labels?: ReactNode
  className?: string | undefined
  /** SVG shapes. */
  children: ReactNode
}

/** A chart: stretched lines under labels that keep their shape. On narrow screens every other x label goes. Static. */
export function Plot({
  width,
  height,
  boxHeight,
  alternative,
  x = [],
  y = [],
  labels,
  className,
  children,
}: PlotProps) {
  return (
    <figure
      className={[styles.plot, className].filter(Boolean).join(' ')}
      style={{ '--plot-height': `${boxHeight}px` } as CSSProperties}
    >
      <figcaption className="visually-hidden">{alternative}</figcaption>
      <div className={styles.drawing} aria-hidden="true">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          {children}
        </svg>
        {y.map(({ at, text }) => (
          <span key={text} className={styles.y} style={{ top: percent(at, height) }}>
            {text}
          </span>
        ))}
        {x.map(({ at, text }) => (
          <span key={text} className={styles.x} style={{ left: percent(at, width) }}>
            {text}
          </span>
        ))}
        {labels}
      </div>
    </figure>
  )
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10}%`
}
