import { assistantStore } from '../acts/acts-store.ts'
import type { CallAct } from '../acts/call-act.ts'
import type { ScheduledCall } from '../floor/schedule.ts'

type WithoutTime<Act> = Act extends CallAct ? Omit<Act, 'at'> : never

/** An act whose second the clock gives. */
export type ActNow = WithoutTime<CallAct>

/** Records an action on a call at its present second. `onFirst` is called for each, to pin that call. */
export function useActOn(call: ScheduledCall, second: number, onFirst: (() => void) | undefined) {
  return (act: ActNow) => {
    onFirst?.()
    assistantStore.dispatch({ callId: call.id, act: { ...act, at: second } })
  }
}
