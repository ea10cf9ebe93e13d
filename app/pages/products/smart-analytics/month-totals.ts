import type { Cause, Reason } from '../../../../content/products/smart-analytics-month.ts'

/** Calls of one reason beyond its ordinary day, over the month. */
export function extraCalls({ daily, ordinary }: Reason): number {
  return sum(daily.map((calls) => Math.max(0, calls - ordinary)))
}

/** Calls that a cause brought: those beyond an ordinary day, of every reason that swelled because of it. */
export function callsBrought(cause: Cause, reasons: readonly Reason[]): number {
  return sum(reasons.filter(({ id }) => cause.reasons.includes(id)).map(extraCalls))
}

/** Calls of each week of seven days, the first day's week first. */
export function byWeek(daily: readonly number[]): number[] {
  return Array.from({ length: daily.length / 7 }, (_, week) => sum(daily.slice(week * 7, week * 7 + 7)))
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
