import type { CheckId } from '../content/quality-checks.ts'
import type { SpokenRow } from '../content/recorded.ts'

/** Something said; `you` is the person at the console. */
export interface SpokenLine {
  voice: SpokenRow[2] | 'you'
  from: number
  to: number
  text: string
  english?: string | undefined
  lang: string
}

/** A system's step, an act of the person at the console, or what the demo has to say about itself. */
export interface TimelineEvent {
  at: number
  text: string
  by: 'system' | 'you' | 'demo'
}

/** From one second of the call to another; open-ended without `to`. */
export interface Stretch {
  from: number
  to?: number
}

/** Everything that happens in a call, in seconds of that call, as far as recording and acts determine it. */
export interface Timeline {
  lines: SpokenLine[]
  events: TimelineEvent[]
  /** Whispers, drawn thin: the caller does not hear them. */
  whispers: Stretch[]
  checks: { at: number; id: CheckId; passed: boolean }[]
  moods: { at: number; text: string }[]
  handedOverAt: number
  verifiedAt: number
  /** When it waited, or waits, for a decision. */
  waits?: Stretch | undefined
  /** Each time the person at the console held it. */
  held: Stretch[]
  /** When the call ends; infinite while it waits or is held. */
  seconds: number
}

export type CallState = 'answering' | 'listening' | 'thinking' | 'person' | 'you' | 'settled'

/** How a call stands at one of its seconds. */
export function stateAt(timeline: Timeline, second: number): CallState {
  if (second >= timeline.seconds) return 'settled'
  if (isWithin(timeline.held, second)) return 'you'
  if (second >= timeline.handedOverAt) return 'person'
  const last = timeline.lines.findLast(({ from }) => from <= second)
  if (last && second < last.to) return last.voice === 'assistant' ? 'answering' : 'listening'
  // A pause after the caller is the assistant's; a pause after the assistant is the caller's.
  return last?.voice === 'caller' ? 'thinking' : 'listening'
}

/** Whether it waits for the person at the console: a decision is due, and nobody has taken the call. */
export function needsYou({ waits, held }: Timeline, second: number): boolean {
  return waits !== undefined && isWithin([waits], second) && !isWithin(held, second)
}

function isWithin(stretches: Stretch[], second: number): boolean {
  return stretches.some(({ from, to = Infinity }) => second >= from && second < to)
}
