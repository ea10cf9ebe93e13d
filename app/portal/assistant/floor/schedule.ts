import {
  callTimes,
  type CallTimes,
  type WrittenCallId,
  writtenCallIds,
} from '../../../../content/portal/call-times.ts'
import { seededRandom } from '../../../figures/seeded-random.ts'
import { actsOn, type CallAct, type CallActs } from '../acts/call-act.ts'
import { silentScript, type Timeline } from '../timeline/timeline.ts'
import { timelineOf } from '../timeline/timeline-of.ts'

/** A call on one of the bank's lines: which written call it follows, and when. */
export interface ScheduledCall {
  id: string
  /** Line of the exchange, from 0: the calls on one line follow each other. */
  line: number
  /** Demo seconds at which it is answered. */
  startsAt: number
  script: WrittenCallId
  /** Picks amounts and places: 0 for the written call itself. */
  variant: number
  /** Masked number. */
  caller: string
  seconds: number
  waitsAt?: number
  decidedAfter?: number
}

/** Lines on an ordinary morning, of which 318 are taken at 11:42:00, and on the heaviest one the demo can show. */
export const ordinaryLines = 335
export const peakLines = 517

const takenAtStart = 318
/** Seconds for which a call that has ended stays in the list. */
export const afterCall = 3

/** The call on a line at a time: the one that runs, or the last to end; undefined before its first. */
export function callOnLine(line: number, seconds: number, acts: CallActs): ScheduledCall | undefined {
  let current: ScheduledCall | undefined
  for (const call of callsOnLine(line, acts)) {
    if (call.startsAt > seconds) break
    current = call
  }
  return current
}

/** A call by its id, whether it has begun, runs or is over; undefined for an id that no call has. */
export function callById(id: string, acts: CallActs): ScheduledCall | undefined {
  const found = placeOf(id)
  if (!found || found.line >= peakLines) return undefined
  let place = 0
  for (const call of callsOnLine(found.line, acts)) {
    if (place === found.place) return call.id === id ? call : undefined
    place += 1
  }
  return undefined
}

/** Second of a call at a demo second; never before the last act on it, which the clock may have shown a moment ago. */
export function secondOf(call: ScheduledCall, seconds: number, acts: CallActs): number {
  return Math.max(seconds - call.startsAt, actsOn(acts, call.id).at(-1)?.at ?? 0)
}

/** Seconds of the call at which it ends; undefined while that is open. */
export function endOf(call: ScheduledCall, acts: CallActs): number | undefined {
  return courseOf(call, acts).seconds
}

const runs = new WeakMap<ScheduledCall, { actsHere: readonly CallAct[]; course: Timeline }>()

/** How a call runs, without its words. */
export function courseOf(call: ScheduledCall, acts: CallActs): Timeline {
  const actsHere = actsOn(acts, call.id)
  const known = runs.get(call)
  if (known?.actsHere === actsHere) return known.course
  const course = timelineOf(silentScript(call), actsHere)
  runs.set(call, { actsHere, course })
  return course
}

const openings: string[] = writtenCallIds.filter((id) => 'startsAt' in callTimes[id])
/** Written calls that come in later: on which line, right after its first call. */
const arrivals: [WrittenCallId, number][] = [
  ['c558', 0],
  ['c473', 3],
]

function* callsOnLine(line: number, acts: CallActs): Generator<ScheduledCall, void> {
  const known = touchedLines(acts).has(line) ? [] : (courses[line] ??= [])
  let free = 0
  for (let place = 0; ; place += 1) {
    let call = known[place]
    if (!call) {
      const { delay, ...plan } = planned(line, place)
      call = { ...plan, startsAt: free + delay }
      known[place] = call
    }
    yield call
    const seconds = endOf(call, acts)
    if (seconds === undefined) return
    free = call.startsAt + seconds
  }
}

/** Lines on which nobody stepped in, as far as they have been looked up: one object a call, at every second. */
const courses: ScheduledCall[][] = []

let touchedBy: { acts: CallActs; lines: Set<number> } | undefined

function touchedLines(acts: CallActs): Set<number> {
  if (touchedBy?.acts !== acts) {
    const lines = Object.keys(acts).map((id) => placeOf(id)?.line)
    touchedBy = { acts, lines: new Set(lines.filter((line) => line !== undefined)) }
  }
  return touchedBy.lines
}

/** Which line an id belongs to, and the how manieth call on it. */
export function placeOf(id: string): { line: number; place: number } | undefined {
  const opening = openings.indexOf(id)
  if (opening >= 0) return { line: opening, place: 0 }
  const arrival = arrivals.find(([callId]) => callId === id)
  if (arrival) return { line: arrival[1], place: 1 }
  const made = /^l(\d{1,3})-(\d{1,4})$/.exec(id)
  return made ? { line: Number(made[1]), place: Number(made[2]) } : undefined
}

interface PlannedCall extends Omit<ScheduledCall, 'startsAt'> {
  /** Seconds after the call before it; for a line's first call, its demo second. */
  delay: number
}

/** What a line is given, seed by seed; the same at every visit. */
function planned(line: number, place: number): PlannedCall {
  const random = seededRandom(line * 7919 + place * 104_729 + 17)
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item
  const opening = place === 0 ? writtenCallIds[line] : undefined
  const arrival = place === 1 ? arrivals.find(([, arrivesOn]) => arrivesOn === line)?.[0] : undefined
  const written = opening && openings.includes(opening) ? opening : arrival
  const script = written ?? pick(random() < 0.09 ? unusual : usual)
  const times: CallTimes = callTimes[script]
  const { seconds, waitsAt } = times
  const other = `${pick(prefixes)}••• •• ${String(Math.floor(random() * 1000)).padStart(3, '0')}`
  const decidedAfter = written || waitsAt === undefined ? undefined : 15 + Math.floor(random() * 45)
  return {
    delay: place === 0 ? firstStart(line, times, random) : afterCall + Math.round(random() * 30) / 10,
    id: written ?? `l${line}-${place}`,
    line,
    script,
    variant: written ? 0 : 1 + Math.floor(random() * 90),
    caller: written ? times.caller : other,
    seconds,
    ...(waitsAt !== undefined && { waitsAt }),
    ...(decidedAfter !== undefined && { decidedAfter }),
  }
}

/** Demo second of a line's first call: under way at 11:42:00, except on the lines that are free then. */
function firstStart(line: number, { startsAt, seconds }: CallTimes, random: () => number): number {
  if (startsAt !== undefined && line < openings.length) return startsAt
  const isFree = line >= takenAtStart && line < ordinaryLines
  return isFree ? 1 + (line - takenAtStart) * 0.4 : -1 - Math.round(random() * (seconds - 4))
}

const prefixes = ['98', '99', '97', '96', '94', '91', '90', '88', '86', '82', '78', '70'] as const
/** Calls that people finish, or that wait for a word from them. */
const unusual: WrittenCallId[] = ['c402', 'c820', 'c649']
const usual = writtenCallIds.filter((id) => !unusual.includes(id))
