import { refreshSession } from '../api/ask-desk.ts'
import { sessionStore } from '../state/session-store.ts'
import { onLive } from './live-events.ts'

/** Loads an unknown member: a colleague who joined while this page was open. Returns what stops it. */
export function followTeam(): () => void {
  const meet = (ids: readonly (string | null)[]) => {
    const state = sessionStore.read()
    if (state.is !== 'signed-in') return
    const known = new Set(state.session.team.map(({ id }) => id))
    if (ids.some((id) => id !== null && !known.has(id))) void refreshSession()
  }
  return onLive({
    presence: ({ memberIds }) => meet(memberIds),
    lead: ({ byMemberId }) => meet([byMemberId]),
    again: () => void refreshSession(),
  })
}
