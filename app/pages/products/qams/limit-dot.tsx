import type { CSSProperties } from 'react'
import { percentOf } from '../../../figures/axis-ticks.ts'
import styles from './limit-dot.module.css'

interface LimitDotProps {
  value: number
  /** Where the upright line stands. Below it the dot is hollow. */
  limit: number
  /** What the line's two ends stand for. */
  from: number
  to: number
}

/** A value on a line, beside its limit. Decorative: the number stands next to it. */
export function LimitDot({ value, limit, from, to }: LimitDotProps) {
  const place = (amount: number) => `${Math.round(percentOf(amount - from, to - from))}%`
  return (
    <i
      className={styles.line}
      data-below={value < limit ? '' : undefined}
      style={{ '--value': place(value), '--limit': place(limit) } as CSSProperties}
      aria-hidden="true"
    />
  )
}
