import type { CallActs } from '../acts/call-act.ts'
import { hasEnded, needsYou } from '../timeline/moment.ts'
import { callOnLine, courseOf, ordinaryLines, secondOf } from './schedule.ts'

/** Lines whose calls the console lists before all are asked for. */
export const listedLines = 10

interface CallCount {
  onCall: number
  needsYou: number
}

let last: { seconds: number; acts: CallActs; count: CallCount } | undefined

/** How many calls there are at a demo second, and how many of the listed ones wait for the person at the console. */
export function countCalls(seconds: number, acts: CallActs): CallCount {
  // Rail, overview and console ask in the same second.
  if (last?.seconds !== seconds || last.acts !== acts)
    last = { seconds, acts, count: countAnew(seconds, acts) }
  return last.count
}

function countAnew(seconds: number, acts: CallActs): CallCount {
  let onCall = 0
  let waiting = 0
  for (let line = 0; line < ordinaryLines; line += 1) {
    const call = callOnLine(line, seconds, acts)
    if (!call) continue
    const second = secondOf(call, seconds, acts)
    const course = courseOf(call, acts)
    if (hasEnded(course, second)) continue
    onCall += 1
    if (line < listedLines && needsYou(course, second)) waiting += 1
  }
  return { onCall, needsYou: waiting }
}
