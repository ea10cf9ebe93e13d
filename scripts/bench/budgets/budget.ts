/** A promise that pages or the lead desk keep. Times are judged as ratios within one run. */
export interface Budget<Result> {
  name: string
  atLeast?: number
  atMost?: number
  measure: (result: Result) => number
}
