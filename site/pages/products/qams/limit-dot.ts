import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import styles from './limit-dot.module.css'

interface LimitDot {
  value: number
  /** Where the upright line is. Below it the dot is hollow. */
  limit: number
  /** What the two ends of the line mean. */
  from: number
  to: number
}

/** Draws a value on a line, next to its limit, in the cell that states it. */
export function limitDot({ value, limit, from, to }: LimitDot) {
  const place = (amount: number) => Math.round(percentOf(amount - from, to - from)) / 100
  return {
    className: `tabular ${styles.cell}`,
    'data-below': value < limit ? '' : undefined,
    style: { '--value': place(value), '--limit': place(limit) },
  }
}
