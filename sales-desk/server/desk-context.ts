import type { Context } from 'hono'
import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import type { DeskRefusal } from '../wire/sales-desk.ts'
import type { TeamMember } from '../wire/team.ts'
import type { Log } from '../../leads/log/log.ts'
import type { Destination } from '../../leads/store/delivery.ts'
import type { Store } from '../../leads/store/open-store.ts'
import type { ClientAddress, WebEnv } from '../../leads/web/client-address.ts'
import type { SiteFiles } from '../../leads/web/site-files.ts'
import type { DeskEventSource } from './events.ts'
import type { Looks } from './looks.ts'
import type { Refusal } from './refusal.ts'
import type { SignedIn, WhoIs } from './sessions.ts'
import type { SignInLinks } from './sign-in-link.ts'

/** Shared by all routes of the desk. */
export interface Desk {
  store: Store
  /** Identifies the owner of a browser. */
  whoIs: WhoIs
  looks: Looks
  links: SignInLinks
  events: DeskEventSource
  /** The desk's page and its assets, apart from the site's files; empty if it was not built. */
  files: SiteFiles
  clientAddress: ClientAddress
  /** The desk's address for readers of our mails; if undefined, the origin that the browser uses. */
  publicOrigin: string | undefined
  https: boolean
  answersFrom: string
  /** The sender of the website's own mails, and of test leads. */
  websiteAddress: string
  mailLeaves: boolean
  /** Everything to do with a lead recorded by the team. */
  destinationsOf: (details: LeadDetails) => Destination[]
  log: Log
  now: () => Date
  /** Called when something new is in the outbox. */
  onDelivery: () => void
  /** Called when a person was erased, to clear the remains. */
  onErased: () => Promise<void>
}

export interface DeskEnv {
  Bindings: WebEnv['Bindings'] & { signedIn?: SignedIn | undefined }
  Variables: { member: TeamMember; sessionId: string }
}
export type DeskContext = Context<DeskEnv>

/** The refusal as the API answers it. */
export function refuse(c: DeskContext, { status, message, retryAfter }: Refusal): Response {
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) }
  return c.json({ error: message } satisfies DeskRefusal, status, headers)
}

/** The origin at which this browser has the desk open. */
export function originOf(
  c: DeskContext,
  { https, publicOrigin }: Pick<Desk, 'https' | 'publicOrigin'>,
): string {
  if (publicOrigin !== undefined) return publicOrigin
  return `${https ? 'https' : 'http'}://${c.req.header('Host') ?? 'localhost'}`
}
