import { Hono } from 'hono'
import type { Log } from '../log/log.ts'
import { storeFailure } from '../store/store-failure.ts'
import { withInboundSecret } from '../web/inbound-secret.ts'
import { readBytes } from '../web/read-body.ts'
import type { InboundMail } from './inbound-mail.ts'
import { largestMail, readRawMail } from './incoming-mail.ts'
import { readServiceMail } from './mail-services.ts'

interface InboundMailRoutesOptions {
  /** If undefined, the address does not exist. */
  secret: string | undefined
  mail: InboundMail
  log: Log
}

const rawTypes = new Set(['message/rfc822', 'application/octet-stream', 'text/plain'])

/** Seconds after which a mail service may retry if the store did not answer. */
const retryAfter = '30'

/** Where mail services post mails. 200 is sent only after the commit; otherwise nothing was stored. */
export function inboundMailRoutes({ secret, mail, log }: InboundMailRoutesOptions): Hono {
  const routes = new Hono()
  routes.post('/inbound/mail/:secret', withInboundSecret(secret), async (c) => {
    c.header('Cache-Control', 'no-store')
    const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    const isJson = type === 'application/json'
    if (!isJson && !rawTypes.has(type))
      return c.json({ error: 'Send a mail as message/rfc822, or the JSON of a mail service' }, 415)
    const body = await readBytes(c.req.raw, largestMail)
    if ('problem' in body) {
      if (body.problem === 'too large') return c.json({ error: 'The mail is too large' }, 413)
      return c.json({ error: 'The mail broke off' }, 400)
    }
    try {
      const taken = await mail.take(() =>
        isJson ? readServiceMail(Buffer.from(body.bytes).toString('utf8')) : readRawMail(body.bytes),
      )
      if (taken === 'no mail') return c.json({ error: 'This cannot be read as a mail' }, 422)
      return c.json({ outcome: taken.outcome, ...('why' in taken && { why: taken.why }) })
    } catch (error) {
      log('error', 'mail_not_stored', storeFailure(error))
      return c.json({ error: 'The mail could not be stored' }, 503, { 'Retry-After': retryAfter })
    }
  })
  return routes
}
