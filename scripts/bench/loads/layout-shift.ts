import type { LayoutShift } from './load-record.ts'

const longestGap = 1000
const longestWindow = 5000

/**
 * Cumulative layout shift as browsers define it: the largest sum within one window of shifts that are less than
 * a second apart, five seconds at most.
 */
export function cumulativeLayoutShift(shifts: readonly LayoutShift[]): number {
  let worst = 0
  let sum = 0
  let first = -Infinity
  let last = -Infinity
  for (const { time, value } of shifts) {
    const goesOn = time - last < longestGap && time - first < longestWindow
    sum = goesOn ? sum + value : value
    if (!goesOn) first = time
    last = time
    worst = Math.max(worst, sum)
  }
  return worst
}
