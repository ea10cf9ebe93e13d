import type { TimedCheck } from '../../../../content/portal/console-call.ts'
import type { CallEvent, CallLine } from '../../../../content/portal/portal-call.ts'

/** How a call runs if nobody steps in. Times are seconds of the script; a step-in moves what comes after it. */
export interface CallScript {
  seconds: number
  /** Second from which it waits for a decision, and what is said meanwhile, from that second on. */
  waitsAt?: number
  meanwhile: readonly CallLine[]
  /** Where another supervisor decides: seconds of waiting until then. */
  decidedAfter?: number
  lines: readonly CallLine[]
  events: readonly CallEvent[]
  checks: readonly TimedCheck[]
  moods: readonly CallEvent[]
  handedOverAt?: number
  verifiedAt?: number
}

/** A script without words: enough to know how long a call takes, and whether it waits for somebody. */
export function silentScript(times: Pick<CallScript, 'seconds' | 'waitsAt' | 'decidedAfter'>): CallScript {
  return { ...times, meanwhile: [], lines: [], events: [], checks: [], moods: [] }
}
