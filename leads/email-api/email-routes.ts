import { Hono, type Context } from 'hono'
import { emailCallPath } from '../../common/lead/email-call.ts'
import { acceptLead } from '../leads/accept-lead.ts'
import type { OwnWords } from '../leads/own-first-lines.ts'
import { recentLeads } from '../leads/recent-leads.ts'
import { spamScore } from '../leads/spam-score.ts'
import type { Log } from '../log/log.ts'
import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import type { LeadSource } from '../../common/lead/lead-source.ts'
import type { LeadWriter } from '../store/lead-writer.ts'
import { storeFailure } from '../store/store-failure.ts'
import type { Destination } from '../store/delivery.ts'
import { type ClientAddress, clientOf, type WebEnv } from '../web/client-address.ts'
import type { RateLimiter } from '../web/rate-limiter.ts'
import { readBody } from '../web/read-body.ts'
import { checkEmailCall, type EmailCallIds } from './check-email-call.ts'
import { crossOrigin, type AllowedOrigins } from './cross-origin.ts'

export interface EmailRoutesOptions {
  store: LeadWriter
  /** Everything that is to be done with a lead. */
  destinationsOf: (details: LeadDetails) => Destination[]
  /** Leads with this spam score or more are held; 0 holds none. */
  holdScore: number
  /** What is left of a message without the site's own first line. */
  ownWords: OwnWords
  ids: EmailCallIds
  /** Where a lead comes from, by the headers of its call. */
  sourceOf: (headers: Headers) => LeadSource
  allowedOrigins: AllowedOrigins
  rateLimiter: RateLimiter
  clientAddress: ClientAddress
  log: Log
  now: () => Date
  /** Called after each new lead, once it is on disk, with the headers of its call. */
  onLead: (headers: Headers) => void
}

const methods = 'POST, OPTIONS'

/** Seconds after which a browser may try again when the store did not answer. */
const retryStoreAfter = '30'

/** The provider's email call, answered by this server. `200 OK` is sent only after the commit. */
export function emailRoutes(options: EmailRoutesOptions): Hono<WebEnv> {
  const routes = new Hono<WebEnv>()
  routes.use(emailCallPath, crossOrigin(options.allowedOrigins), async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
  })
  const recent = recentLeads(options.now, options.ownWords)
  routes.post(emailCallPath, (c) => answerCall(c, options, recent))
  routes.options(emailCallPath, (c) => c.body(null, 204, { Allow: methods }))
  routes.all(emailCallPath, (c) => c.text('Method Not Allowed', 405, { Allow: methods }))
  return routes
}

async function answerCall(
  c: Context<WebEnv>,
  options: EmailRoutesOptions,
  recent: ReturnType<typeof recentLeads>,
): Promise<Response> {
  const client = clientOf(c, options.clientAddress)
  const wait = options.rateLimiter.take(client)
  if (wait > 0) return c.text('Too Many Requests', 429, { 'Retry-After': String(wait) })

  // Requiring JSON makes browsers on other sites send a preflight request, so that ALLOWED_ORIGINS takes effect.
  if (!isPlainJson(c.req.raw.headers)) return c.text('The content type must be application/json', 415)

  const body = await readBody(c.req.raw)
  if ('problem' in body) {
    return body.problem === 'too large'
      ? c.text('The request body is too large', 413)
      : c.text('The request body must be a JSON object', 400)
  }
  const { details, refusal } = checkEmailCall(body.text, options.ids)
  if (refusal) return c.text(refusal.text, refusal.status)

  const namesOrigin = c.req.header('Origin') !== undefined
  const { score, reasons } = spamScore(details, { ...recent.note(client, details), namesOrigin })
  const spam = { score, reasons, held: options.holdScore > 0 && score >= options.holdScore }
  try {
    const destinations = options.destinationsOf(details)
    const { reference, repeated } = await acceptLead(
      options.store,
      details,
      destinations,
      options.now(),
      spam,
      { source: options.sourceOf(c.req.raw.headers) },
    )
    options.log('info', repeated ? 'lead_repeated' : spam.held ? 'lead_held' : 'lead_accepted', { reference })
    if (!repeated) options.onLead(c.req.raw.headers)
    return c.text('OK', 200)
  } catch (error) {
    options.log('error', 'lead_not_stored', storeFailure(error))
    return c.text('The message could not be stored. Please try again.', 503, {
      'Retry-After': retryStoreAfter,
    })
  }
}

function isPlainJson(headers: Headers): boolean {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity'
  return type === 'application/json' && encoding === 'identity'
}
