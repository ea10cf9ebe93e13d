/** The middle value; for an even number of values, the mean of the middle two. Throws if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (lower === undefined || upper === undefined) throw new Error('An empty list has no median')
  return (lower + upper) / 2
}

/** The smallest value that this many of a hundred do not exceed. Throws if there is none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)]
  if (value === undefined) throw new Error('An empty list has no percentile')
  return value
}
