import { useCallback } from 'react'
import { handoverToasts } from '../../../content/portal/inbox-words.ts'
import { showSuccess } from '../../toasts/toast-store.ts'
import { demoSecondsNow } from '../state/demo-clock.ts'
import type { ActNow } from '../state/desk-store.ts'
import { inboxStore } from './inbox-store.ts'
import type { Act } from './simulation/thread.ts'

export type PerformAct = (act: ActNow<Act>) => void

/** Does something in a conversation, at the present second of the demo’s clock. */
export function useInboxAct(conversation: string): PerformAct {
  return useCallback(
    (act) => {
      inboxStore.dispatch({ kind: 'act', conversation, act: { ...act, at: demoSecondsNow() } })
      if (act.kind === 'take') showSuccess(handoverToasts.taken)
      if (act.kind === 'give-back') showSuccess(handoverToasts.givenBack)
    },
    [conversation],
  )
}
