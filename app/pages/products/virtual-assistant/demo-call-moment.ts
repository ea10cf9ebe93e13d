/** What a demo call's player shows at one moment. */
export interface DemoCallMoment {
  /** Share of the call that has been played, from 0 to 1. */
  share: number
  /** Index of the line that is being said, or was said last; -1 before the first. */
  line: number
}

/** The moment `seconds` into a call whose lines begin at `starts`; null once the call of `length` seconds is over. */
export function demoCallMoment(seconds: number, starts: number[], length: number): DemoCallMoment | null {
  if (seconds >= length) return null
  return { share: seconds / length, line: starts.findLastIndex((start) => start <= seconds) }
}
