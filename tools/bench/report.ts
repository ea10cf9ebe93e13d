import type { Histogram } from 'node:perf_hooks'

/** A measured promise. Times are judged as ratios within one run. */
export interface Bar {
  what: string
  value: number
  atMost?: number
  atLeast?: number
}

/** Whether a bar is met; a value that could not be measured is a miss. */
export function isKept({ value, atMost = Infinity, atLeast = -Infinity }: Bar): boolean {
  return value <= atMost && value >= atLeast
}

/** The bars in Markdown, each with its measurement. */
export function barTable(bars: readonly Bar[]): string {
  return markdownTable(
    ['Bar', 'Allowed', 'Measured', ''],
    bars.map((bar) => [
      bar.what,
      bar.atMost === undefined ? `at least ${bar.atLeast}` : `at most ${bar.atMost}`,
      String(Number(bar.value.toFixed(2))),
      isKept(bar) ? 'kept' : 'MISSED',
    ]),
  )
}

/** A Markdown table; every row has as many cells as there are headings, and no cell a bar. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n')
}

/** The milliseconds that so many of a hundred do not exceed, of times in nanoseconds. */
export const milliseconds = (times: Histogram, percent: number) => times.percentile(percent) / 1_000_000

export const inWords = (times: Histogram, percent: number) => `${milliseconds(times, percent).toFixed(1)} ms`
