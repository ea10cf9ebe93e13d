import type { Timeline } from '../timeline/timeline.ts'

/** An open call's axis is this many seconds ahead, and grows in steps of as many. */
const openStep = 60

/** Seconds on the score's axis: the whole call, or while its end is open, a little more than there is. */
export function axisSeconds({ seconds, lines }: Timeline, second: number): number {
  if (seconds !== undefined) return seconds
  const known = Math.max(second, lines.findLast(({ from }) => from <= second)?.to ?? 0)
  return Math.ceil((known + openStep / 4) / openStep) * openStep
}
