import type { AxisTick } from './axis-ticks.ts'
import '../styles/drawing.css'

interface AxisLabelsProps {
  ticks: readonly AxisTick[]
  className?: string | undefined
}

/** Labels along an axis, each centred at its position. Decorative: the drawing has its own words. */
export function AxisLabels({ ticks, className = '' }: AxisLabelsProps) {
  return (
    <p className={`axis-labels micro-muted tabular ${className}`} aria-hidden="true">
      {ticks.map(({ at, label }) => (
        <span key={at} style={{ left: `${at}%` }}>
          {label}
        </span>
      ))}
    </p>
  )
}
