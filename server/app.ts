import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { emailRoutes } from './email-api/email-routes.ts'
import type { Env } from './env.ts'
import { errorCode } from './log.ts'
import type { Log } from './log.ts'
import type { LeadStore } from './store/lead-store.ts'
import { clientAddressBehind } from './web/client-address.ts'
import { createRateLimiter } from './web/rate-limiter.ts'
import { withSecurityHeaders } from './web/security-headers.ts'
import type { SiteFiles } from './web/site-files.ts'
import { siteRoutes } from './web/site-routes.ts'

export interface AppOptions {
  env: Pick<
    Env,
    'recipients' | 'emailCall' | 'allowedOrigins' | 'trustedProxies' | 'rateLimitPerMinute' | 'https'
  >
  store: LeadStore
  site: SiteFiles
  log: Log
  /** Called after each new lead is on disk, to wake the delivery worker. */
  onLead?: () => void
  now?: () => Date
}

/** The whole HTTP side: health, e-mail call, site. Needs no port, so tests call `app.request()`. */
export function createApp(options: AppOptions): Hono<{ Bindings: Partial<HttpBindings> }> {
  const { env, store, site, log, onLead = () => undefined, now = () => new Date() } = options
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()

  app.use(withSecurityHeaders({ https: env.https }))
  app.get('/healthz', async (c) => {
    try {
      await store.check()
      return c.text('ok', 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      log('error', 'store_unavailable', { code: errorCode(error) })
      return c.text('The lead store does not answer', 503, { 'Cache-Control': 'no-store' })
    }
  })
  app.route(
    '/',
    emailRoutes({
      store,
      recipients: env.recipients,
      ids: env.emailCall,
      allowedOrigins: env.allowedOrigins,
      rateLimiter: createRateLimiter({ perMinute: env.rateLimitPerMinute }),
      clientAddress: clientAddressBehind(env.trustedProxies),
      log,
      now,
      onLead,
    }),
  )
  app.route('/', siteRoutes(site))
  app.onError((error, c) => {
    log('error', 'request_failed', { code: errorCode(error) })
    return c.text('Internal Server Error', 500)
  })
  return app
}
