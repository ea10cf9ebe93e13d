import { cardBlockCall } from '../../../content/portal/card-block-call.ts'
import { useDemoSeconds } from '../state/demo-clock.ts'
import type { CallActs } from './acts/call-act.ts'
import { type LiveCall, liveCall } from './floor/live-call.ts'
import { callById, callOnLine } from './floor/schedule.ts'

interface OpenCall {
  call: LiveCall | undefined
  /** Whether the address names it; else it is the first of the list, and gives way when it ends. */
  isChosen: boolean
  /** Whether the address names a call that there is not, or not yet. */
  isMissing: boolean
}

/** The call that stands open, from the address. */
export function useOpenCall(callId: string | undefined, acts: CallActs): OpenCall {
  const seconds = useDemoSeconds(1)
  if (callId === undefined) {
    const first = callOnLine(0, seconds, acts)
    return { call: first && liveCall(first), isChosen: false, isMissing: false }
  }
  const id = callId.toUpperCase() === cardBlockCall.reference ? cardBlockCall.callId : callId
  const found = callById(id, acts)
  const hasBegun = found !== undefined && found.startsAt <= seconds
  return { call: hasBegun ? liveCall(found) : undefined, isChosen: true, isMissing: !hasBegun }
}
