import { useDemoSeconds } from '../state/demo-clock.ts'
import { inboxStore } from './inbox-store.ts'
import { isSettled, summaryOf, type ZapraSummary } from './summary-of.ts'

/** The inbox in two figures, on the demo’s clock. */
export function useZapraSummary(): ZapraSummary {
  const seconds = useDemoSeconds(1)
  return summaryOf(inboxStore.useState(), seconds)
}

/** Whether the person has answered or closed a conversation. */
export function useIsConversationSettled(id: string): boolean {
  return inboxStore.useState((state) => isSettled(state, id))
}
