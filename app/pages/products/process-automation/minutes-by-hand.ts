import type { HandRow } from '../../../../content/products/process-automation.ts'

/** Minutes from the first touch to the last by hand. */
export function minutesByHand(rows: readonly HandRow[]): number {
  return Math.max(...rows.flatMap(({ spans }) => spans.map(({ to }) => to)))
}
