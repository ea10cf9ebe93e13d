import { recordedCalls } from '../content/calls.ts'
import { laterCallers } from '../content/console-words.ts'
import type { RecordedCall } from '../content/recorded.ts'
import type { CallAct, Done } from '../state/done.ts'
import { type CallState, needsYou, stateAt, type Timeline } from './timeline.ts'
import { timelineOf } from './timeline-of.ts'

/** A recorded call on one of the ten lines. */
export interface LiveCall {
  /** Id of the recording; from the second round on, with the line and the round. */
  id: string
  line: number
  recording: RecordedCall
  caller: string
  /** Demo seconds at which it is answered. */
  startsAt: number
  timeline: Timeline
}

/** A call at a second of it. */
export interface CallMoment {
  call: LiveCall
  second: number
  state: CallState
  needsYou: boolean
}

/** Seconds for which an ended call stays in the list. */
const afterCall = 4
/** Repeated on every line: calls that the assistant settles. A colleague can only be on one call at a time. */
const looping = recordedCalls.filter(({ decision, person }) => !decision && !person)

const courses = new WeakMap<readonly CallAct[], Timeline>()
const untouched = new Map(recordedCalls.map((call) => [call, timelineOf(call, [])]))

function courseOf(recording: RecordedCall, acts: readonly CallAct[] | undefined): Timeline {
  const known = acts ? courses.get(acts) : untouched.get(recording)
  if (known) return known
  const made = timelineOf(recording, acts ?? [])
  if (acts) courses.set(acts, made)
  return made
}

/** The calls on a line until a demo second: its recording of 11:42, then the others in turn. */
function callsOn(line: number, seconds: number, calls: Done['calls']): LiveCall[] {
  const list: LiveCall[] = []
  let startsAt = recordedCalls[line]?.startsAt ?? 0
  for (let round = 0; startsAt <= seconds; round += 1) {
    const own = recordedCalls[line]
    const isOwn = round === 0 || (round % 2 === 0 && own?.person !== undefined && !own.decision)
    const next = isOwn ? own : looping[(line + round * 3) % looping.length]
    if (!next) break
    const id = round === 0 ? next.id : `l${line}-${round}`
    const timeline = courseOf(next, calls[id])
    const caller = round === 0 ? next.caller : (laterCallers[(line + round * 7) % laterCallers.length] ?? '')
    list.push({ id, line, recording: next, caller, startsAt, timeline })
    startsAt += timeline.seconds + afterCall
  }
  return list
}

/** The call on a line at a demo second: the current one, or the last to end. */
export function callOn(line: number, seconds: number, calls: Done['calls']): LiveCall | undefined {
  return callsOn(line, seconds, calls).at(-1)
}

/** A call that has begun, by its id. */
export function callById(id: string, seconds: number, calls: Done['calls']): LiveCall | undefined {
  return lines.flatMap((line) => callsOn(line, seconds, calls)).find((call) => call.id === id)
}

/** A call at a demo second. */
export function momentOf(call: LiveCall, seconds: number): CallMoment {
  const { timeline, startsAt } = call
  const second = Math.min(seconds - startsAt, timeline.seconds)
  return { call, second, state: stateAt(timeline, second), needsYou: needsYou(timeline, second) }
}

const lines = recordedCalls.map((_, line) => line)

/** The ten calls at a demo second. */
export function floorAt(seconds: number, calls: Done['calls']): CallMoment[] {
  return lines.flatMap((line) => {
    const call = callOn(line, seconds, calls)
    return call ? [momentOf(call, seconds)] : []
  })
}
