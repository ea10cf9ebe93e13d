import { laterCallers, recordedCalls } from '../content/calls.ts'
import type { RecordedCall } from '../content/recorded.ts'
import type { Done } from '../state/done.ts'
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
const untouched = new Map(recordedCalls.map((call) => [call, timelineOf(call, [])]))

/** The calls on a line until a demo second: its recording of 11:42, then the others in turn. */
function callsOn(line: number, seconds: number, calls: Done['calls']): LiveCall[] {
  const list: LiveCall[] = []
  const own = recordedCalls[line]
  let startsAt = own?.startsAt ?? 0
  for (let round = 0; startsAt <= seconds; round += 1) {
    const isOwn = round === 0 || (round % 2 === 0 && own?.person !== undefined && !own.decision)
    const recording = isOwn ? own : looping[(line + round * 3) % looping.length]
    if (!recording) break
    const id = round === 0 ? recording.id : `l${line}-${round}`
    const acts = calls[id]
    const timeline = (!acts && untouched.get(recording)) || timelineOf(recording, acts ?? [])
    const later = laterCallers[(line + round * 7) % laterCallers.length] ?? ''
    list.push({ id, line, recording, caller: round === 0 ? recording.caller : later, startsAt, timeline })
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
  return recordedCalls.flatMap((_, line) => callsOn(line, seconds, calls)).find((call) => call.id === id)
}

/** A call at a demo second. */
export function momentOf(call: LiveCall, seconds: number): CallMoment {
  const { timeline, startsAt } = call
  const second = Math.min(seconds - startsAt, timeline.seconds)
  return { call, second, state: stateAt(timeline, second), needsYou: needsYou(timeline, second) }
}

/** The ten calls at a demo second. */
export function floorAt(seconds: number, calls: Done['calls']): CallMoment[] {
  return recordedCalls.flatMap((_, line) => {
    const call = callOn(line, seconds, calls)
    return call ? [momentOf(call, seconds)] : []
  })
}
