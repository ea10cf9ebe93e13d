import { useDemoSeconds } from '../state/demo-clock.ts'
import { assistantStore } from './acts/acts-store.ts'
import { actsOn, type CallActs, isSettledBy } from './acts/call-act.ts'
import { callOnLine, courseOf, ordinaryLines, secondOf } from './floor/schedule.ts'
import { hasEnded } from './timeline/moment.ts'

/** How many calls there are now. */
export function useCallsNow(): number {
  const seconds = useDemoSeconds(1)
  const { acts } = assistantStore.useState()
  return countCalls(seconds, acts)
}

/** Whether the person has done what the call asked of them. */
export function useIsCallSettled(callId: string): boolean {
  return assistantStore.useState(({ acts }) => isSettledBy(actsOn(acts, callId)))
}

let last: { seconds: number; acts: CallActs; count: number } | undefined

/** How many calls there are at a demo second. */
export function countCalls(seconds: number, acts: CallActs): number {
  // Rail, overview and console ask in the same second.
  if (last?.seconds === seconds && last.acts === acts) return last.count
  let count = 0
  for (let line = 0; line < ordinaryLines; line += 1) {
    const call = callOnLine(line, seconds, acts)
    if (call && !hasEnded(courseOf(call, acts), secondOf(call, seconds, acts))) count += 1
  }
  last = { seconds, acts, count }
  return count
}
