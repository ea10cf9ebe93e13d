import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { eventPath, longestReport, type ScriptFailure, type SiteEvent } from '../../common/lead/site-event.ts'
import { unexpected, type Log } from '../log/log.ts'
import { clientOf, type WebEnv } from '../web/client-address.ts'
import { isFromOwnPage } from '../web/own-page.ts'
import { createRateLimiter } from '../web/rate-limiter.ts'
import { readBody } from '../web/read-body.ts'
import type { Web } from '../web/web.ts'
import { headingOf, referrerOf } from './clean-origin.ts'
import type { PageViewCounter } from './page-view-counter.ts'

const text = v.pipe(v.string(), v.maxLength(1000))
const page = { path: text, query: text }

type Report = SiteEvent | ScriptFailure

const siteEvent = v.variant('event', [
  v.object({ event: v.literal('page_viewed'), ...page, referrer: text }),
  v.object({ event: v.literal('contact_opened'), ...page, heading: text }),
  v.object({ event: v.literal('agent_opened'), ...page }),
  v.object({ event: v.literal('whatsapp_pressed'), ...page }),
  v.object({ event: v.literal('script_failed'), ...page, at: text }),
]) satisfies v.GenericSchema<unknown, Report>

/** Parses the browser's report; undefined if it is not one. */
function readEvent(body: string): Report | undefined {
  try {
    const { success, output } = v.safeParse(siteEvent, JSON.parse(body))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** An office behind one address may view this many pages together. */
const reportsPerMinute = 120

/**
 * POST /api/event: counts reports from the pages of this site. It answers 204 whether or not it counted, so
 * that nobody learns what is classified as a program.
 */
export function eventRoutes({ clientAddress, log }: Web, counter: PageViewCounter): Hono<WebEnv> {
  const rateLimiter = createRateLimiter({ perMinute: reportsPerMinute })
  const routes = new Hono<WebEnv>()
  routes.post(eventPath, async (c) => {
    c.header('Cache-Control', 'no-store')
    if (!isFromOwnPage(c.req.raw.headers)) return c.text('Forbidden', 403)
    const wait = rateLimiter.take(clientOf(c, clientAddress))
    if (wait > 0) return c.text('Too Many Requests', 429, { 'Retry-After': String(wait) })
    return answer(c, counter, log)
  })
  routes.all(eventPath, (c) => c.text('Method Not Allowed', 405, { Allow: 'POST' }))
  return routes
}

async function answer(c: Context<WebEnv>, counter: PageViewCounter, log: Log): Promise<Response> {
  const body = await readBody(c.req.raw, longestReport)
  if (!('text' in body)) return c.text('The report is too large or not readable', 413)
  const event = readEvent(body.text)
  if (!event) return c.text('This is not a report of a page', 400)
  const { path, query } = event
  const details = {
    referrer: event.event === 'page_viewed' ? referrerOf(event.referrer, c.req.header('Host')) : '',
    heading: event.event === 'contact_opened' ? headingOf(event.heading) : '',
  }
  const { headers } = c.req.raw
  try {
    if (event.event === 'script_failed') await counter.countFailure(event, headers)
    else await counter.count({ event: event.event, path, query, ...details }, headers)
    return c.body(null, 204)
  } catch (error) {
    log('error', 'event_not_counted', unexpected(error))
    return c.text('The event could not be counted', 503)
  }
}
