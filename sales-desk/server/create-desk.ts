import type { Desk } from './desk-context.ts'
import { deskEvents } from './events.ts'
import { rememberLooks } from './looks.ts'
import { signInLinks } from './sign-in-link.ts'
import { whoIs } from './sessions.ts'

interface CreateDeskOptions extends Omit<Desk, 'whoIs' | 'looks' | 'links' | 'events'> {
  /** Signs the links. */
  secret: string
}

/** The desk of a running server. */
export function createDesk({ secret, ...desk }: CreateDeskOptions): Desk {
  const { sql } = desk.store
  return {
    ...desk,
    whoIs: whoIs(sql, desk),
    looks: rememberLooks(desk.now),
    links: signInLinks(secret),
    events: deskEvents({ sql, log: desk.log, now: desk.now }),
  }
}
