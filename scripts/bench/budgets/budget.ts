/**
 * A promise that pages keep. Times are judged only as ratios within one run, never as milliseconds; the one exception is
 * how long a click takes (click-budgets.ts), which holds for the site and not for a page.
 */
export interface Budget<Result> {
  name: string
  atLeast?: number
  atMost?: number
  /** Undefined when it could not be measured, which misses the budget. */
  measure: (result: Result) => number | undefined
}
