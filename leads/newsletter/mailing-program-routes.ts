import { Hono } from 'hono'
import { isEmailAddress } from '../../common/lead/email-address.ts'
import { readEmailAddress } from '../../common/lead/read-email-address.ts'
import { storeFailure } from '../store/store-failure.ts'
import type { WebEnv } from '../web/client-address.ts'
import { withInboundSecret } from '../web/inbound-secret.ts'
import { readBody } from '../web/read-body.ts'
import type { Web } from '../web/web.ts'
import type { Newsletter } from './newsletter.ts'

const path = '/inbound/newsletter/:secret'

/** Where a mailing program reports unsubscriptions by its own link: see docs/newsletter.md. */
export function mailingProgramRoutes(
  { env, log }: Web<{ newsletterInboundSecret: string | undefined }>,
  letters: Newsletter,
): Hono<WebEnv> {
  const routes = new Hono<WebEnv>()
  routes.use(path, withInboundSecret(env.newsletterInboundSecret))
  // Some programs first check whether the address exists.
  routes.get(path, (c) => c.text('OK', 200))
  routes.post(path, async (c) => {
    const body = await readBody(c.req.raw)
    if (!('text' in body)) return c.text('The request body is too large', 413)
    const told = await readTold(body.text, c.req.header('Content-Type'))
    if (!told) return c.text('This names nobody: send the address as “email”', 400)
    if (!told.hasLeft) return c.text('Not about somebody who has left', 200)
    try {
      if (await letters.leave(told.email)) log('info', 'newsletter_left')
    } catch (error) {
      log('error', 'newsletter_leaving_not_stored', storeFailure(error))
      return c.text('Please try again', 503, { 'Retry-After': '30' })
    }
    return c.text('OK', 200)
  })
  return routes
}

/** The names under which programs send the address, and the event. */
const addressNames = ['email', 'contact_email', 'data[email]']
const eventNames = ['type', 'event', 'action']

/** The report, as JSON or form fields; undefined if it has no address. */
async function readTold(body: string, type = '') {
  const fields = /^application\/json\b/i.test(type) ? fieldsOfJson(body) : await fieldsOfForm(body, type)
  const [given] = addressNames.flatMap((name) => fields.get(name) ?? [])
  const email = readEmailAddress(given ?? '')
  if (!isEmailAddress(email)) return undefined
  const events = eventNames.flatMap((name) => fields.get(name) ?? [])
  // A program that sends nothing else may omit the event.
  return { email, hasLeft: events.length === 0 || events.some((event) => /unsub/i.test(event)) }
}

function fieldsOfJson(body: string): Map<string, string> {
  try {
    const given: unknown = JSON.parse(body)
    const fields = typeof given === 'object' && given !== null ? Object.entries(given) : []
    return new Map(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
  } catch {
    return new Map()
  }
}

/** The fields of a form of either kind; none of what is no form. */
export async function fieldsOfForm(body: string, type: string): Promise<Map<string, string>> {
  const kind = type.startsWith('multipart/form-data') ? type : 'application/x-www-form-urlencoded'
  try {
    const form = await new Response(body, { headers: { 'Content-Type': kind } }).formData()
    return new Map([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
  } catch {
    return new Map()
  }
}
