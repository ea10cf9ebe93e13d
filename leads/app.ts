import { Hono } from 'hono'
import { emailRoutes } from './email-api/email-routes.ts'
import type { Env } from './env.ts'
import { createEventCounter, type EventCounter } from './health/event-counter.ts'
import { healthRoutes } from './health/health-routes.ts'
import { inboundLeadRoutes } from './inbound-lead/inbound-lead-routes.ts'
import type { InboundMail } from './inbound-mail/inbound-mail.ts'
import { inboundMailRoutes } from './inbound-mail/inbound-mail-routes.ts'
import { unexpected, type Log } from './log/log.ts'
import type { LinkTokens } from './newsletter/link-tokens.ts'
import { mailingProgramRoutes } from './newsletter/mailing-program-routes.ts'
import { newsletter } from './newsletter/newsletter.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { eventRoutes } from './page-view-api/event-routes.ts'
import { sourceOf } from './page-view-api/lead-source.ts'
import { pageViewCounter } from './page-view-api/page-view-counter.ts'
import type { Desk } from '../sales-desk/server/desk-context.ts'
import { deskRoutes } from '../sales-desk/server/desk-routes.ts'
import type { Store } from './store/open-store.ts'
import { clientAddressBehind, type WebEnv } from './web/client-address.ts'
import { withSecurityHeaders } from './web/security-headers.ts'
import { hasPageAt, type SiteFiles } from './web/site-files.ts'
import { siteRoutes } from './web/site-routes.ts'

export interface AppOptions {
  env: Env
  store: Store
  tokens: LinkTokens
  site: SiteFiles
  log: Log
  /** The sales team's desk; if omitted, there is none. */
  salesDesk?: Desk
  /** Takes in what mail services post; if omitted, that address does not exist. */
  inboundMail?: InboundMail
  /** Counts what is logged, for the metrics. */
  events?: EventCounter
  /** Called when something new is in the outbox, to wake the delivery worker. */
  onDelivery?: () => void
  /** The destinations, and whether each is paused. */
  destinations?: () => ReadonlyMap<string, boolean>
  /** False once the server is stopping. */
  isReady?: () => boolean
  now?: () => Date
  /** Monotonic milliseconds. */
  steady?: () => number
}

/** The whole HTTP side: health, email call, newsletter, site. Needs no port, so tests call `app.request()`. */
export function createApp(options: AppOptions): Hono<WebEnv> {
  const { env, store, tokens, site, salesDesk, inboundMail: mail } = options
  const { onDelivery = () => undefined, now = () => new Date() } = options
  const { events = createEventCounter(), isReady = () => true } = options
  const { destinations = () => new Map(), steady = () => performance.now() } = options
  const log = events.counting(options.log)
  const web = {
    env,
    store,
    site,
    log,
    now,
    onDelivery,
    clientAddress: clientAddressBehind(env.trustedProxies),
  }
  const pageViews = pageViewCounter(web)
  const letters = newsletter(store, tokens, now)
  const app = new Hono<WebEnv>()

  app.use(withSecurityHeaders({ https: env.https }))
  app.route('/', healthRoutes(web, { isReady, events, destinations, steady }))
  app.route(
    '/',
    emailRoutes(web, {
      ...pageViews,
      sourceOf: (headers) => sourceOf(headers, (path) => hasPageAt(site, path)),
    }),
  )
  app.route('/', inboundLeadRoutes(web))
  app.route('/', newsletterRoutes(web, letters))
  app.route('/', mailingProgramRoutes(web, letters))
  app.route('/', eventRoutes(web, pageViews))
  if (mail) app.route('/', inboundMailRoutes({ secret: env.inboundMail.secret, mail, log }))
  if (salesDesk) app.route('/', deskRoutes(salesDesk))
  app.route('/', siteRoutes(site))
  app.onError((error, c) => {
    log('error', 'request_failed', unexpected(error))
    return c.text('Internal Server Error', 500)
  })
  return app
}
