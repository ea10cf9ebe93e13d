import { useDemoSeconds } from '../state/demo-clock.ts'
import { assistantStore } from './acts/acts-store.ts'
import { actsOn, type CallActs, isSettledBy } from './acts/call-act.ts'
import { callOnLine, courseOf, ordinaryLines, secondOf } from './floor/schedule.ts'
import { hasEnded, needsYou } from './timeline/moment.ts'

/** Lines whose calls the console lists before all are asked for. */
export const listedLines = 10

interface CallCount {
  onCall: number
  needsYou: number
}

/** What the other desks show of the calls. */
export function useAssistantSummary(): CallCount {
  const seconds = useDemoSeconds(1)
  const { acts } = assistantStore.useState()
  return countCalls(seconds, acts)
}

/** Whether the person has done what the call asked of them. */
export function useIsCallSettled(callId: string): boolean {
  return assistantStore.useState(({ acts }) => isSettledBy(actsOn(acts, callId)))
}

let last: { seconds: number; acts: CallActs; count: CallCount } | undefined

/** How many calls there are at a demo second, and how many of the listed ones wait for the person at the console. */
export function countCalls(seconds: number, acts: CallActs): CallCount {
  // Rail, overview and console ask in the same second.
  if (last?.seconds === seconds && last.acts === acts) return last.count
  const count = { onCall: 0, needsYou: 0 }
  for (let line = 0; line < ordinaryLines; line += 1) {
    const call = callOnLine(line, seconds, acts)
    if (!call) continue
    const second = secondOf(call, seconds, acts)
    const course = courseOf(call, acts)
    if (hasEnded(course, second)) continue
    count.onCall += 1
    if (line < listedLines && needsYou(course, second)) count.needsYou += 1
  }
  last = { seconds, acts, count }
  return count
}
