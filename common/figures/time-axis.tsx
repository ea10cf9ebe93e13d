import { AxisLabels } from './axis-labels.tsx'
import { axisTicks } from './axis-ticks.ts'
import styles from './time-axis.module.css'
import { timeLabel } from './time-label.ts'

interface TimeAxisProps {
  /** Length of the call in seconds. */
  seconds: number
  /** Seconds between two labels; every second label is omitted at 900 px. */
  every?: number
  className?: string
}

/** Minutes and seconds above a drawing of a call, ruled below. Decorative: the drawing has its own words. */
export function TimeAxis({ seconds, every = 10, className = '' }: TimeAxisProps) {
  return <AxisLabels ticks={axisTicks(seconds, every, timeLabel)} className={`${styles.axis} ${className}`} />
}
