import { createDeskStore } from '../state/desk-store.ts'
import type { Act } from './simulation/thread.ts'

/** What the person at the desk did; everything else follows from the sample and the clock. */
export interface InboxState {
  /** By conversation, in the order they were done. */
  acts: Readonly<Record<string, readonly Act[]>>
  /** Texts begun and not sent, by conversation. */
  drafts: Readonly<Record<string, string>>
  /** Demo seconds of the newest message that has been on screen, by conversation. */
  seen: Readonly<Record<string, number>>
}

export type InboxAction =
  | { kind: 'act'; conversation: string; act: Act }
  | { kind: 'draft'; conversation: string; text: string }
  | { kind: 'seen'; conversation: string; at: number }

export const untouchedInbox: InboxState = { acts: {}, drafts: {}, seen: {} }

/** The inbox after an action. Sending a draft clears it; sending anything else leaves it. */
export function reduceInbox(state: InboxState, action: InboxAction): InboxState {
  const { conversation } = action
  switch (action.kind) {
    case 'act': {
      const acts = { ...state.acts, [conversation]: [...(state.acts[conversation] ?? []), action.act] }
      const isDraft = action.act.kind === 'write' && action.act.text === state.drafts[conversation]?.trim()
      return { ...state, acts, drafts: isDraft ? { ...state.drafts, [conversation]: '' } : state.drafts }
    }
    case 'draft':
      return { ...state, drafts: { ...state.drafts, [conversation]: action.text } }
    case 'seen':
      if ((state.seen[conversation] ?? -Infinity) >= action.at) return state
      return { ...state, seen: { ...state.seen, [conversation]: action.at } }
  }
}

export const inboxStore = createDeskStore({
  desk: 'zapra',
  version: 1,
  initial: untouchedInbox,
  reduce: reduceInbox,
  isState: isInboxState,
})

/** Whether what was stored can be simulated: it may come from a broken or edited storage. */
export function isInboxState({ acts, drafts, seen }: InboxState): boolean {
  return (
    Object.values(acts).every((list) => Array.isArray(list) && list.every(isAct)) &&
    Object.values(drafts).every((text) => typeof text === 'string') &&
    Object.values(seen).every((at) => Number.isFinite(at))
  )
}

function isAct(act: Act): boolean {
  if (typeof act !== 'object' || act === null || !Number.isFinite(act.at)) return false
  if (['take', 'give-back', 'close', 'reopen'].includes(act.kind)) return true
  if ('channel' in act) return ['ask-consent', 'move'].includes(act.kind) && typeof act.channel === 'string'
  return (
    (act.kind === 'write' && typeof act.text === 'string' && typeof (act.english ?? '') === 'string') ||
    (act.kind === 'template' && typeof act.text === 'string')
  )
}
