export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Throws a RangeError for an empty list. */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('An empty list has no mean')
  return sum(values) / values.length
}

/** Throws a RangeError for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [upper, lower] = [sorted[sorted.length >> 1], sorted[(sorted.length - 1) >> 1]]
  if (upper === undefined || lower === undefined) throw new RangeError('An empty list has no median')
  return (upper + lower) / 2
}

/** Weighted mean. */
export function weightedMean(entries: { value: number; weight: number }[]): number {
  return sum(entries.map(({ value, weight }) => value * weight)) / sum(entries.map(({ weight }) => weight))
}

/** With its sign, and a minus as wide as the plus: "+2", "−5". */
export function signed(value: number, decimals = 0): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(decimals)}`
}
