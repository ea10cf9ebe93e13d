import { refreshSession } from '../api/ask-desk.ts'
import { sessionStore } from '../state/session-store.ts'
import { onLive } from './live-events.ts'

/** Learns who somebody is that is not known yet: a colleague who came while this page was open. Answers how to stop. */
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
