import { polylines } from '../../../figures/relative-path.ts'

/** Size of the drawing in its own units; scores from 50 to 100 fill it. */
export const sparklineWidth = 120
export const sparklineHeight = 68
const lowest = 50

/** Place of a score in the drawing, in whole units; lower ones stay at its foot. */
export function sparklineY(score: number): number {
  const inset = 2
  return Math.round(
    inset + ((100 - Math.max(lowest, score)) / (100 - lowest)) * (sparklineHeight - 2 * inset),
  )
}

/** Path data of a line through a score a day. */
export function sparkline(scores: number[]): string {
  const step = (sparklineWidth - 4) / Math.max(1, scores.length - 1)
  return polylines([scores.flatMap((score, day) => [2 + day * step, sparklineY(score)])])
}
