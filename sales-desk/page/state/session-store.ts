import type { DeskSession } from '../../wire/team.ts'
import { createStore, useStore } from '../../../common/ui/store.ts'

export type SessionState =
  | { is: 'loading' }
  | { is: 'unreachable'; sentence: string }
  /** `ended`: there was a session, in this tab. */
  | { is: 'signed-out'; ended: boolean }
  | { is: 'signed-in'; session: DeskSession }

export const sessionStore = createStore<SessionState>({ is: 'loading' })

/** How far the server's clock is ahead of this browser's, in milliseconds. */
let ahead = 0

/** Applies what the desk reports about the session. */
export function signedIn(session: DeskSession): void {
  ahead = Date.parse(session.now) - Date.now()
  sessionStore.write({ is: 'signed-in', session })
}

/** The session is over, or there was none. Typed text stays. */
export function signedOut(): void {
  const before = sessionStore.read()
  if (before.is === 'signed-out') return
  sessionStore.write({ is: 'signed-out', ended: before.is === 'signed-in' })
}

/** The server's time, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead

/** The session, for parts rendered only when somebody is signed in. */
export function useSession(): DeskSession {
  const state = useStore(sessionStore)
  if (state.is !== 'signed-in') throw new Error('Nobody is signed in')
  return state.session
}

/** Something about the session changed, such as the team: names and roles update everywhere. */
export function sessionChanged(change: Partial<DeskSession>): void {
  const state = sessionStore.read()
  if (state.is !== 'signed-in') return
  const session = { ...state.session, ...change }
  const me = session.team.find(({ id }) => id === session.me.id) ?? session.me
  sessionStore.write({ is: 'signed-in', session: { ...session, me } })
}
