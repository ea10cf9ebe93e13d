import { useDemoSeconds } from '../state/demo-clock.ts'
import { assistantStore } from './acts/acts-store.ts'
import { actsOn, isSettledBy } from './acts/call-act.ts'
import { countCalls } from './floor/count-calls.ts'

/** What the other desks show of the calls. */
export function useAssistantSummary(): { onCall: number; needsYou: number } {
  const seconds = useDemoSeconds(1)
  const { acts } = assistantStore.useState()
  return countCalls(seconds, acts)
}

/** Whether the person has done what the call asked of them. */
export function useIsCallSettled(callId: string): boolean {
  return assistantStore.useState(({ acts }) => isSettledBy(actsOn(acts, callId)))
}
