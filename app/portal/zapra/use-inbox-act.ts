import { useCallback } from 'react'
import { handoverToasts } from '../../../content/portal/inbox-words.ts'
import { showSuccess } from '../../toasts/toast-store.ts'
import { demoSecondsNow } from '../state/demo-clock.ts'
import { inboxStore } from './inbox-store.ts'
import type { Act } from './simulation/thread.ts'

/** An act whose second the clock gives. */
type ActNow = Act extends infer Kind ? (Kind extends Act ? Omit<Kind, 'at'> : never) : never

export type PerformAct = (act: ActNow) => void

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
