import type { Cause, Reason } from '../../../content/products/smart-analytics-month.ts'
import { sum } from '../../../../common/figures/statistics.ts'

/** Calls for one reason beyond its ordinary day, over the month. */
export function extraCalls({ daily, ordinary }: Reason): number {
  return sum(daily.map((calls) => Math.max(0, calls - ordinary)))
}

/** Calls that a cause brought: those beyond an ordinary day, for every reason it increased. */
export function callsBrought(cause: Cause, reasons: readonly Reason[]): number {
  return sum(reasons.filter(({ id }) => cause.reasons.includes(id)).map(extraCalls))
}

/** Calls in each week of seven days, counted from the first day. */
export function byWeek(daily: readonly number[]): number[] {
  return Array.from({ length: daily.length / 7 }, (_, week) => sum(daily.slice(week * 7, week * 7 + 7)))
}
