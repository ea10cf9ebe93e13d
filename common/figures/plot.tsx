import type { ReactNode } from 'react'
import { percentOf } from './axis-ticks.ts'
import styles from './plot.module.css'
import { Stretched } from './stretched.tsx'
import '../styles/drawing.css'

/** A label at a place along its side of the drawing, in the drawing's units. */
export interface PlotLabel {
  at: number
  text: string
}

interface PlotProps {
  /** Size of the drawing in its own units; it is stretched to its box. */
  width: number
  height: number
  /** Height of the box in CSS pixels. */
  boxHeight: number
  /** Text alternative: what the drawing shows, in words and figures. */
  description: ReactNode
  /** Below the drawing, from left to right; at 900 px every second one is omitted. */
  xLabels?: readonly PlotLabel[]
  /** Left of the drawing. */
  yLabels?: readonly PlotLabel[]
  /** SVG shapes. Give them fill, stroke and stroke width: the plot prevents strokes from stretching. */
  children: ReactNode
  /** HTML laid over the drawing, placed in per cent (`percentOf`). */
  overlay?: ReactNode
  className?: string | undefined
}

/** A chart whose shapes stretch to the available width and whose labels, being HTML, do not. */
export function Plot(props: PlotProps) {
  const { width, height, boxHeight, description, xLabels = [], yLabels = [], children, overlay } = props
  return (
    <div
      className={[styles.plot, props.className].filter(Boolean).join(' ')}
      style={{ '--plot-box': `${boxHeight}px` }}
    >
      <div className="visually-hidden">{description}</div>
      <Stretched width={width} height={height}>
        {children}
      </Stretched>
      {yLabels.map(({ at, text }) => (
        <span key={text} className={styles.y} aria-hidden="true" style={{ top: `${percentOf(at, height)}%` }}>
          {text}
        </span>
      ))}
      {xLabels.map(({ at, text }) => (
        <span key={text} className={styles.x} aria-hidden="true" style={{ left: `${percentOf(at, width)}%` }}>
          {text}
        </span>
      ))}
      {overlay}
    </div>
  )
}
