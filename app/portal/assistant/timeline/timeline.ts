import type { CallEvent, CallLine } from '../../../../content/portal/portal-call.ts'
import type { ConsoleCall, Phrase, TimedCheck } from '../../../../content/portal/console-call.ts'

/** Something said; `you` is the person at the console. */
export interface SpokenLine extends Phrase {
  voice: CallLine['speaker'] | 'you'
  from: number
  to: number
  lang: string
}

/** A system's step, or an act of the person at the console. */
export interface TimelineEvent extends CallEvent {
  by: 'system' | 'you'
}

/** From one second of the call to another; without `to` it goes on. */
export interface Stretch {
  from: number
  to?: number
}

/** Everything that happens in a call, in seconds of that call, as far as it is settled by script and acts. */
export interface Timeline {
  lines: SpokenLine[]
  events: TimelineEvent[]
  /** Whispers, drawn thin: the caller does not hear them. */
  whispers: Stretch[]
  checks: TimedCheck[]
  moods: CallEvent[]
  handedOverAt?: number
  verifiedAt?: number
  /** When it waited, or waits, for a decision. */
  waits?: Stretch
  /** Each time somebody at the console held it. */
  held: Stretch[]
  /** When the call ends; missing while that is open, because it waits or is held. */
  seconds?: number
}

/** How a call runs if nobody steps in. Times are seconds of the script; a step-in moves what comes after it. */
export interface CallScript extends Pick<
  ConsoleCall,
  'lines' | 'events' | 'checks' | 'moods' | 'handedOverAt' | 'verifiedAt'
> {
  seconds: number
  /** Second from which it waits for a decision, and what is said meanwhile, from that second on. */
  waitsAt?: number
  meanwhile: readonly CallLine[]
  /** Where another supervisor decides: seconds of waiting until then. */
  decidedAfter?: number
}

/** A script without words: enough to know how long a call takes, and whether it waits for somebody. */
export function silentScript(times: Pick<CallScript, 'seconds' | 'waitsAt' | 'decidedAfter'>): CallScript {
  return { ...times, meanwhile: [], lines: [], events: [], checks: [], moods: [] }
}
