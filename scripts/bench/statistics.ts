/** Several runs of one measure. */
export interface Spread {
  median: number
  min: number
  max: number
}

/** The middle value; of an even number of values, the mean of the two in the middle. Throws when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (lower === undefined || upper === undefined) throw new Error('There is no median of nothing')
  return (lower + upper) / 2
}

/** The smallest value that so many of a hundred do not exceed. Throws when there is none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)]
  if (value === undefined) throw new Error('There is no percentile of nothing')
  return value
}

/** Median, smallest and largest value. Throws when there is none. */
export function spread(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) }
}

/**
 * The middle of many ratios, by Hodges and Lehmann: the median of the means of every two, in logarithms, so that twice
 * and half outweigh each other. Steadier than their median. Throws when there is none.
 */
export function middleRatio(ratios: readonly number[]): number {
  const logs = ratios.map((value) => Math.log(value))
  return Math.exp(median(logs.flatMap((one, at) => logs.slice(at).map((other) => (one + other) / 2))))
}

/** How many times the control's value it is; undefined when the control's is 0, which nothing is a multiple of. */
export function ratio(value: number, control: number): number | undefined {
  return control === 0 ? undefined : value / control
}
