import { Hono } from 'hono'
import { withoutControls } from '../../common/lead/clean-text.ts'
import { acceptLead, unsuspected } from '../leads/accept-lead.ts'
import { destinationsElsewhere, type Recipients } from '../leads/lead-destinations.ts'
import type { LeadWriter } from '../store/lead-writer.ts'
import { storeFailure } from '../store/store-failure.ts'
import { isSame } from '../web/is-same.ts'
import { createRateLimiter } from '../web/rate-limiter.ts'
import { readBody } from '../web/read-body.ts'
import type { Web } from '../web/web.ts'
import { mapFields, type FieldMap } from './field-map.ts'
import { readInboundLead } from './read-inbound-lead.ts'

/** Somebody who may send leads here: an automation tool, an ad form, a marketplace. */
export interface LeadSender {
  /** Its name in the settings; keeps its ids apart from others'. */
  name: string
  /** Its display name. */
  title: string
  /** The end of the address it sends to. */
  secret: string
  fields: FieldMap
  /** How people agree there to be contacted. */
  agreed: string
}

interface LeadsFrom extends Recipients {
  senders: readonly LeadSender[]
}

/** Per sender: a runaway one must not fill the store. */
const leadsPerMinute = 120

/** An address whose end only its sender knows. */
const inboundLeadPath = '/inbound/lead/:secret'

/**
 * POST /inbound/lead/<secret>: leads from elsewhere, as JSON or as a form, with the sender's own fields. It answers 200
 * with the reference once the lead is on disk, and repeats that for the same lead.
 */
export function inboundLeadRoutes({ env, store, log, now, onDelivery }: Web<LeadsFrom, LeadWriter>): Hono {
  const limiter = createRateLimiter({ perMinute: leadsPerMinute })
  const routes = new Hono()
  routes.all(inboundLeadPath, async (c) => {
    c.header('Cache-Control', 'no-store')
    const sender = env.senders.find(({ secret }) => isSame(c.req.param('secret'), secret))
    // With another secret the address does not exist.
    if (!sender) return c.text('Not Found', 404)
    if (c.req.method !== 'POST') return c.json({ error: 'Send a lead by POST' }, 405, { Allow: 'POST' })
    const wait = limiter.take(sender.name)
    if (wait > 0) return c.json({ error: 'Too many leads at once' }, 429, { 'Retry-After': String(wait) })
    const body = await readBody(c.req.raw)
    if (!('text' in body)) return c.json({ error: `The body is ${body.problem}` }, 413)
    const sent = parse(body.text, c.req.header('Content-Type') ?? '')
    if (sent === undefined) return c.json({ error: 'The body must be a JSON object, or a form' }, 400)
    const { title, agreed, name } = sender
    const lead = readInboundLead(mapFields(sender.fields, sent), { came_by: title, agreed })
    if (!lead) {
      log('warn', 'inbound_lead_unreadable', { sender: name })
      const error =
        'No email address and no phone number was found in it: see the map of fields in the settings'
      return c.json({ error }, 422)
    }
    const { details, source, id } = lead
    try {
      const { reference, repeated } = await acceptLead(
        store,
        details,
        destinationsElsewhere(env, details),
        now(),
        unsuspected,
        { source, consentVersion: '', externalId: id && `${name}:${id}` },
      )
      log('info', repeated ? 'lead_repeated' : 'lead_accepted', { reference })
      if (!repeated) onDelivery()
      return c.json({ reference })
    } catch (error) {
      log('error', 'lead_not_stored', storeFailure(error))
      return c.json({ error: 'The lead could not be stored. Please send it again.' }, 503, {
        'Retry-After': '30',
      })
    }
  })
  return routes
}

function parse(text: string, type: string): object | undefined {
  if (/^application\/x-www-form-urlencoded\b/i.test(type))
    return Object.fromEntries(new URLSearchParams(text))
  try {
    const value: unknown = JSON.parse(text, (_key, each: unknown) =>
      typeof each === 'string' ? withoutControls(each) : each,
    )
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
