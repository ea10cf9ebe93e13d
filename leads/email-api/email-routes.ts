import { Hono, type Context } from 'hono'
import { emailCallPath } from '../../common/lead/email-call.ts'
import { acceptLead } from '../leads/accept-lead.ts'
import { leadDestinations, type Recipients } from '../leads/lead-destinations.ts'
import { ownFirstLines } from '../leads/own-first-lines.ts'
import { recentLeads } from '../leads/recent-leads.ts'
import { spamScore } from '../leads/spam-score.ts'
import { unexpected } from '../log/log.ts'
import type { LeadSource } from '../../common/lead/lead-source.ts'
import type { LeadWriter } from '../store/lead-writer.ts'
import { storeFailure } from '../store/store-failure.ts'
import { clientOf, type WebEnv } from '../web/client-address.ts'
import { createRateLimiter } from '../web/rate-limiter.ts'
import { readBody } from '../web/read-body.ts'
import type { Web } from '../web/web.ts'
import { checkEmailCall, type EmailCallIds } from './check-email-call.ts'
import { crossOrigin, type AllowedOrigins } from './cross-origin.ts'

const methods = 'POST, OPTIONS'

/** Seconds after which a browser may retry if the store did not answer. */
const retryStoreAfter = '30'

interface EmailSettings extends Recipients {
  emailCall: EmailCallIds
  allowedOrigins: AllowedOrigins
  rateLimitPerMinute: number
  strangerMailsPerHour: number
  spamHoldScore: number
}

interface Visits {
  /** Where a lead comes from, according to the headers of its call. */
  sourceOf: (headers: Headers) => LeadSource
  countLead: (headers: Headers) => Promise<void>
}

/** The provider's email call, answered by this server. `200 OK` is sent only after the commit. */
export function emailRoutes(web: Web<EmailSettings, LeadWriter>, visits: Visits): Hono<WebEnv> {
  const { env, store, site, clientAddress, log, now, onDelivery } = web
  const limiter = createRateLimiter({ perMinute: env.rateLimitPerMinute })
  const thanksMails = createRateLimiter({ perHour: env.strangerMailsPerHour })
  const recent = recentLeads(now, ownFirstLines(site))
  const mayThank = () => {
    const wait = env.destinations.acknowledge ? thanksMails.take() : 0
    if (wait > 0) log('warn', 'acknowledgement_withheld')
    return env.destinations.acknowledge && wait === 0
  }
  const answerCall = async (c: Context<WebEnv>): Promise<Response> => {
    const client = clientOf(c, clientAddress)
    const wait = limiter.take(client)
    if (wait > 0) return c.text('Too Many Requests', 429, { 'Retry-After': String(wait) })

    // Requiring JSON makes browsers on other sites send a preflight request, so that ALLOWED_ORIGINS takes effect.
    const { headers } = c.req.raw
    if (!isPlainJson(headers)) return c.text('The content type must be application/json', 415)

    const body = await readBody(c.req.raw)
    if ('problem' in body) {
      return body.problem === 'too large'
        ? c.text('The request body is too large', 413)
        : c.text('The request body must be a JSON object', 400)
    }
    const { details, refusal } = checkEmailCall(body.text, env.emailCall)
    if (refusal) return c.text(refusal.text, refusal.status)

    const namesOrigin = headers.has('Origin')
    const { score, reasons } = spamScore(details, { ...recent.note(client, details), namesOrigin })
    const spam = { score, reasons, held: env.spamHoldScore > 0 && score >= env.spamHoldScore }
    try {
      const further = { ...env.destinations, acknowledge: mayThank() }
      const destinations = leadDestinations(details, env.recipients, further)
      const origin = { source: visits.sourceOf(headers) }
      const { reference, repeated } = await acceptLead(store, details, destinations, now(), spam, origin)
      log('info', repeated ? 'lead_repeated' : spam.held ? 'lead_held' : 'lead_accepted', { reference })
      if (repeated) return c.text('OK', 200)
      onDelivery()
      visits
        .countLead(headers)
        .catch((error: unknown) => log('error', 'event_not_counted', unexpected(error)))
      return c.text('OK', 200)
    } catch (error) {
      log('error', 'lead_not_stored', storeFailure(error))
      return c.text('The message could not be stored. Please try again.', 503, {
        'Retry-After': retryStoreAfter,
      })
    }
  }
  const routes = new Hono<WebEnv>()
  routes.use(emailCallPath, crossOrigin(env.allowedOrigins), async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
  })
  routes.post(emailCallPath, answerCall)
  routes.options(emailCallPath, (c) => c.body(null, 204, { Allow: methods }))
  routes.all(emailCallPath, (c) => c.text('Method Not Allowed', 405, { Allow: methods }))
  return routes
}

function isPlainJson(headers: Headers): boolean {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity'
  return type === 'application/json' && encoding === 'identity'
}
