import { useMemo } from 'react'
import type { Channel, Line } from '../../../content/portal/conversation.ts'
import { handoverToasts } from '../../../content/portal/inbox-words.ts'
import { showSuccess } from '../../toasts/toast-store.ts'
import { demoSecondsNow } from '../state/demo-clock.ts'
import { inboxStore } from './inbox-store.ts'
import type { Act } from './simulation/act.ts'

type ActNow = Act extends infer Kind ? (Kind extends Act ? Omit<Kind, 'at'> : never) : never

export interface InboxActs {
  write: (line: Line) => void
  sendTemplate: (text: string) => void
  take: () => void
  giveBack: () => void
  close: () => void
  reopen: () => void
  move: (channel: Channel) => void
  askConsent: (channel: Channel) => void
  draft: (text: string) => void
}

/** What can be done in a conversation, stamped with the demo’s clock. */
export function useInboxActs(conversation: string): InboxActs {
  return useMemo(() => {
    const perform = (act: ActNow) => {
      inboxStore.dispatch({ kind: 'act', conversation, act: { ...act, at: demoSecondsNow() } })
    }
    return {
      write: ([text, english]) => perform({ kind: 'write', text, ...(english ? { english } : {}) }),
      sendTemplate: (text) => perform({ kind: 'template', text }),
      take: () => {
        perform({ kind: 'take' })
        showSuccess(handoverToasts.taken)
      },
      giveBack: () => {
        perform({ kind: 'give-back' })
        showSuccess(handoverToasts.givenBack)
      },
      close: () => perform({ kind: 'close' }),
      reopen: () => perform({ kind: 'reopen' }),
      move: (channel) => perform({ kind: 'move', channel }),
      askConsent: (channel) => perform({ kind: 'ask-consent', channel }),
      draft: (text) => inboxStore.dispatch({ kind: 'draft', conversation, text }),
    }
  }, [conversation])
}
