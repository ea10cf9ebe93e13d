import type { CallActs } from '../acts/call-act.ts'
import { hasEnded, needsYou } from '../timeline/moment.ts'
import { callOnLine, courseOf, ordinaryLines } from './schedule.ts'

/** Lines whose calls the console lists before all are asked for. */
export const listedLines = 10

/** How many calls there are at a demo second, and how many of the listed ones wait for the person at the console. */
export function countCalls(seconds: number, acts: CallActs): { onCall: number; needsYou: number } {
  let onCall = 0
  let waiting = 0
  for (let line = 0; line < ordinaryLines; line += 1) {
    const call = callOnLine(line, seconds, acts)
    if (!call) continue
    const second = seconds - call.startsAt
    const course = courseOf(call, acts)
    if (hasEnded(course, second)) continue
    onCall += 1
    if (line < listedLines && needsYou(course, second)) waiting += 1
  }
  return { onCall, needsYou: waiting }
}
