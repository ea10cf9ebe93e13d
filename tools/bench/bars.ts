import { markdownTable } from './markdown-table.ts'

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
