import type { Desk } from './desk-context.ts'
import { deskEvents } from './events.ts'
import { rememberLooks } from './looks.ts'
import { signInLinks } from './sign-in-link.ts'
import { whoIs } from './who-is.ts'
import type { Auth, AuthOptions } from './auth.ts'

interface CreateDeskOptions extends Omit<Desk, 'auth' | 'whoIs' | 'looks' | 'links' | 'events'> {
  /** What links and cookies are signed with. */
  secret: string
}

/** The desk of a running server. */
export function createDesk({ secret, ...desk }: CreateDeskOptions): Desk {
  const { sql } = desk.store
  const auth = lazyAuth({ sql, secret, https: desk.https })
  return {
    ...desk,
    auth,
    whoIs: whoIs({ sql, auth, now: desk.now }),
    looks: rememberLooks(desk.now),
    links: signInLinks(secret),
    events: deskEvents({ sql, log: desk.log, now: desk.now }),
  }
}

/** Loads the sign-in library when it is first needed: that takes longer than loading the rest of the server. */
function lazyAuth(options: AuthOptions): () => Promise<Auth> {
  let made: Promise<Auth> | undefined
  return () => (made ??= import('./auth.ts').then(({ createAuth }) => createAuth(options)))
}
