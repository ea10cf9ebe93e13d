import { Hono } from 'hono'
import { emailRoutes } from './email-api/email-routes.ts'
import type { Env } from './env.ts'
import { createEventCounter, type EventCounter } from './health/event-counter.ts'
import { healthRoutes } from './health/health-routes.ts'
import { inboundLeadRoutes } from './inbound-lead/inbound-lead-routes.ts'
import { destinationsElsewhere, leadDestinations } from './leads/lead-destinations.ts'
import type { InboundMail } from './inbound-mail/inbound-mail.ts'
import { inboundMailRoutes } from './inbound-mail/inbound-mail-routes.ts'
import { ownFirstLines } from './leads/own-first-lines.ts'
import { unexpected, type Log } from './log/log.ts'
import type { LinkTokens } from './newsletter/link-tokens.ts'
import { mailingProgramRoutes } from './newsletter/mailing-program-routes.ts'
import { newsletter } from './newsletter/newsletter.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { eventRoutes } from './page-view-api/event-routes.ts'
import { sourceOf } from './page-view-api/lead-source.ts'
import { pageViewCounter } from './page-view-api/page-view-counter.ts'
import { readRunningBuild } from './running-build.ts'
import type { Desk } from '../sales-desk/server/desk-context.ts'
import { deskRoutes } from '../sales-desk/server/desk-routes.ts'
import type { Store } from './store/open-store.ts'
import { clientAddressBehind, type WebEnv } from './web/client-address.ts'
import { createRateLimiter } from './web/rate-limiter.ts'
import { withSecurityHeaders } from './web/security-headers.ts'
import { hasPageAt, type SiteFiles } from './web/site-files.ts'
import { siteRoutes } from './web/site-routes.ts'

export interface AppOptions {
  env: Env
  store: Store
  tokens: LinkTokens
  site: SiteFiles
  log: Log
  /** The sales team's desk; without, there is none. */
  salesDesk?: Desk
  /** Takes in what mail services post; without, there is nothing at their address. */
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
  /** Milliseconds that only go forward. */
  steady?: () => number
}

/** The whole HTTP side: health, email call, newsletter, site. Needs no port, so tests call `app.request()`. */
export function createApp(options: AppOptions): Hono<WebEnv> {
  const { env, store, tokens, site, onDelivery = () => undefined, now = () => new Date() } = options
  const { events = createEventCounter(), isReady = () => true } = options
  const log = events.counting(options.log)
  const clientAddress = clientAddressBehind(env.trustedProxies)
  const hasPage = (path: string) => hasPageAt(site, path)
  const pageViews = pageViewCounter({
    store,
    hasPage,
    hasFile: (path) => site.files.has(path),
    log,
    now,
  })
  const rateLimiter = () => createRateLimiter({ perMinute: env.rateLimitPerMinute })
  const strangerMails = () => createRateLimiter({ perHour: env.strangerMailsPerHour })
  const thanksMails = strangerMails()
  const mayThank = () => {
    const wait = env.destinations.acknowledge ? thanksMails.take() : 0
    if (wait > 0) log('warn', 'acknowledgement_withheld')
    return env.destinations.acknowledge && wait === 0
  }
  const letters = newsletter(store, tokens, now)
  const app = new Hono<WebEnv>()

  app.use(withSecurityHeaders({ https: env.https }))
  app.route(
    '/',
    healthRoutes({
      store,
      isReady,
      metricsToken: env.metricsToken,
      events: () => events.counts(),
      destinations: options.destinations ?? (() => new Map()),
      build: readRunningBuild(env.siteDir),
      log,
      now,
      steady: options.steady ?? (() => performance.now()),
    }),
  )
  app.route(
    '/',
    emailRoutes({
      store,
      destinationsOf: (details) =>
        leadDestinations(details, env.recipients, { ...env.destinations, acknowledge: mayThank() }),
      holdScore: env.spamHoldScore,
      ownWords: ownFirstLines(site),
      ids: env.emailCall,
      sourceOf: (headers) => sourceOf(headers, hasPage),
      allowedOrigins: env.allowedOrigins,
      rateLimiter: rateLimiter(),
      clientAddress,
      log,
      now,
      onLead: (headers) => {
        onDelivery()
        pageViews
          .countLead(headers)
          .catch((error: unknown) => log('error', 'event_not_counted', unexpected(error)))
      },
    }),
  )
  app.route(
    '/',
    inboundLeadRoutes({
      store,
      senders: env.senders,
      destinationsOf: (details) => destinationsElsewhere(env, details),
      log,
      now,
      onLead: onDelivery,
    }),
  )
  app.route(
    '/',
    newsletterRoutes({
      newsletter: letters,
      site,
      rateLimiter: rateLimiter(),
      overallLimiter: strangerMails(),
      clientAddress,
      log,
      onMail: onDelivery,
    }),
  )
  app.route('/', mailingProgramRoutes({ newsletter: letters, secret: env.newsletterInboundSecret, log }))
  app.route('/', eventRoutes({ counter: pageViews, clientAddress, log }))
  if (options.inboundMail)
    app.route('/', inboundMailRoutes({ secret: env.inboundMail.secret, mail: options.inboundMail, log }))
  if (options.salesDesk) app.route('/', deskRoutes(options.salesDesk))
  app.route('/', siteRoutes(site))
  app.onError((error, c) => {
    log('error', 'request_failed', unexpected(error))
    return c.text('Internal Server Error', 500)
  })
  return app
}
