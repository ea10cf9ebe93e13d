import type { CallActs } from '../acts/call-act.ts'
import { type LiveCall, liveCall, timelineOfCall } from '../floor/live-call.ts'
import { callOnLine, ordinaryLines, peakLines, secondOf } from '../floor/schedule.ts'
import { type CallState, needsYou, stateAt } from '../timeline/moment.ts'
import type { CallFilter, ShownCalls } from '../use-console-address.ts'

/** A call as the list shows it. */
export interface CallRow {
  call: LiveCall
  state: CallState
  needsYou: boolean
  /** Second of the call. */
  second: number
}

export function linesOf(show: ShownCalls): number {
  return { ten: 10, all: ordinaryLines, peak: peakLines }[show]
}

/** The calls on the first lines at a demo second. A call that has ended stays until the next one comes in. */
export function rowsAt(seconds: number, acts: CallActs, lines: number): CallRow[] {
  const rows: CallRow[] = []
  for (let line = 0; line < lines; line += 1) {
    const scheduled = callOnLine(line, seconds, acts)
    if (!scheduled) continue
    const call = liveCall(scheduled)
    const timeline = timelineOfCall(call, acts)
    const second = Math.min(secondOf(call, seconds, acts), timeline.seconds ?? Infinity)
    rows.push({ call, second, state: stateAt(timeline, second), needsYou: needsYou(timeline, second) })
  }
  return rows
}

/** Whether a filter lets a row through. */
export function isListed({ state, needsYou: waits }: CallRow, filter: CallFilter): boolean {
  const withPerson = state === 'person' || state === 'you'
  return { all: true, assistant: !withPerson, people: withPerson, 'needs-you': waits }[filter]
}
