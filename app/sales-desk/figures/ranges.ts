import { isoDay } from '../time/dates.ts'

/** Periods that can be chosen, by how many days they go back. */
export const ranges = { '4 weeks': 28, '12 weeks': 84, '12 months': 365 } as const
export type RangeName = keyof typeof ranges

/** First and last day of a period that ends today. */
export function rangeOf(name: RangeName, today: Date): { from: string; until: string } {
  const first = new Date(today)
  first.setDate(first.getDate() - ranges[name] + 1)
  return { from: isoDay(first), until: isoDay(today) }
}
