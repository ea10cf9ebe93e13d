import { Hono, type Context } from 'hono'
import { escapeHtml } from '../../common/markdown/escape-html.ts'
import { newsletterPath, type NewsletterPage } from '../../site/content/newsletter-pages.ts'
import { checkSubscription, subscribePath } from '../../common/lead/newsletter.ts'
import { storeFailure } from '../store/store-failure.ts'
import { clientOf, type WebEnv } from '../web/client-address.ts'
import { isFromOwnPage } from '../web/own-page.ts'
import { createRateLimiter, type RateLimiter } from '../web/rate-limiter.ts'
import { readBody } from '../web/read-body.ts'
import { sendFileAs } from '../web/send-file.ts'
import type { SiteFile } from '../web/site-files.ts'
import type { Web } from '../web/web.ts'
import { fieldsOfForm } from './mailing-program-routes.ts'
import type { Newsletter } from './newsletter.ts'

/** Where the address goes in the prerendered form: see site/pages/newsletter/subscribe-again.tsx. */
const place = 'data-typed-address=""'

/** The page with the typed address back in its form, so that nobody has to type it twice. */
function filledPage(page: SiteFile, address: string): SiteFile {
  const html = new TextDecoder().decode(page.bodies.get('identity'))
  // A function, because `$&` in an address would otherwise be expanded.
  const filled = html.replace(place, () => `value="${escapeHtml(address)}"`)
  return { ...page, bodies: new Map([['identity', new TextEncoder().encode(filled)]]) }
}

/** Seconds after which a browser may retry if the store did not answer. */
const retryStoreAfter = '30'

type NewsletterWeb = Web<{ rateLimitPerMinute: number; strangerMailsPerHour: number }>

/**
 * The newsletter: subscribing, confirming, unsubscribing. A GET never changes anything, because mail scanners open
 * every link; changes are made by a button on the page that the link opens.
 */
export function newsletterRoutes(web: NewsletterWeb, letters: Newsletter): Hono<WebEnv> {
  const { env, site, log } = web
  const limiters = {
    client: createRateLimiter({ perMinute: env.rateLimitPerMinute }),
    /** Counts the requests of all clients together. */
    overall: createRateLimiter({ perHour: env.strangerMailsPerHour }),
  }
  const routes = new Hono<WebEnv>()
  const tokenOf = (c: Context) => c.req.query('token') ?? ''
  const seeOther = (c: Context, page: NewsletterPage) => c.redirect(newsletterPath(page), 303)
  const show = (c: Context, page: NewsletterPage) => {
    const file = site.files.get(newsletterPath(page))
    return file ? sendFileAs(c, file, 200) : c.text('Not Found', 404)
  }
  /** The answer if the store cannot be read: the link stays valid, and the page says what to do. */
  const askAgain = (c: Context, error: unknown) => {
    log('error', 'newsletter_link_unanswered', storeFailure(error))
    const file = site.files.get(newsletterPath('link-later'))
    const headers = { 'Retry-After': retryStoreAfter }
    if (!file) return c.text('Please open the link again in a minute.', 503, headers)
    return sendFileAs(c, file, 503, headers)
  }

  routes.use('/newsletter/*', async (c, next) => {
    await next()
    if (c.req.query('token') !== undefined || c.req.method === 'POST') {
      c.res.headers.set('Cache-Control', 'no-store')
      // The link is a key to the subscription: no other site must see it.
      c.res.headers.set('Referrer-Policy', 'same-origin')
    }
  })

  routes.post(subscribePath, (c) => subscribe(c, web, letters, limiters))
  routes.get(subscribePath, (c) => c.redirect('/blog', 303))

  const confirm = newsletterPath('confirm')
  routes.get(confirm, async (c) => {
    try {
      const state = await letters.look(tokenOf(c))
      return state === 'open' ? show(c, 'confirm') : seeOther(c, pageAfter[state])
    } catch (error) {
      return askAgain(c, error)
    }
  })
  routes.post(confirm, async (c) => {
    try {
      const state = await letters.confirm(tokenOf(c))
      if (state === 'confirmed') log('info', 'newsletter_confirmed')
      return seeOther(c, pageAfter[state])
    } catch (error) {
      return askAgain(c, error)
    }
  })

  const unsubscribe = newsletterPath('unsubscribe')
  routes.get(unsubscribe, (c) =>
    letters.isUnsubscribeLink(tokenOf(c)) ? show(c, 'unsubscribe') : seeOther(c, 'link-broken'),
  )
  routes.post(unsubscribe, async (c) => {
    const body = await readBody(c.req.raw)
    let left: boolean
    try {
      left = await letters.unsubscribe(tokenOf(c))
    } catch (error) {
      return askAgain(c, error)
    }
    if (left) log('info', 'newsletter_left')
    // RFC 8058: a mail program posts this automatically, and follows no redirect.
    if ('text' in body && (await isOneClick(body.text, c.req.header('Content-Type'))))
      return left ? c.text('OK', 200) : c.text('This link is incomplete', 400)
    return seeOther(c, left ? 'unsubscribed' : 'link-broken')
  })
  return routes
}

/** RFC 8058 names forms of both kinds. */
const isOneClick = async (body: string, type = '') =>
  (await fieldsOfForm(body, type)).get('List-Unsubscribe') === 'One-Click'

const pageAfter = {
  confirmed: 'confirmed',
  'already confirmed': 'already-confirmed',
  // Unconfirmed subscribers have been deleted; in both cases the remedy is to ask again.
  'not found': 'link-expired',
  expired: 'link-expired',
  broken: 'link-broken',
} satisfies Record<string, NewsletterPage>

async function subscribe(
  c: Context<WebEnv>,
  { site, clientAddress, log, onDelivery }: Web,
  letters: Newsletter,
  limiters: Record<'client' | 'overall', RateLimiter>,
): Promise<Response> {
  if (!isFromOwnPage(c.req.raw.headers)) return c.text('Forbidden', 403)
  const body = await readBody(c.req.raw)
  if (!('text' in body)) return c.text('The request body is too large', 413)
  const values = Object.fromEntries(new URLSearchParams(body.text))
  const typed = values['email'] ?? ''
  const { subscription, error: problem } = checkSubscription(values)
  /** Text for our script; without script, a page whose form keeps what was typed. */
  const refuse = (status: 400 | 429 | 503, text: string, page: NewsletterPage, wait?: number | string) => {
    const headers: Record<string, string> = wait ? { 'Retry-After': String(wait) } : {}
    const file = site.files.get(newsletterPath(page))
    if (wantsText(c) || !file) return c.text(text, status, headers)
    return sendFileAs(c, filledPage(file, typed), status, headers)
  }
  if (!subscription) return refuse(400, problem, 'wrong-address')

  const wait = limiters.client.take(clientOf(c, clientAddress))
  if (wait > 0) return refuse(429, 'Too Many Requests', 'try-later', wait)
  // Checked before the address is looked at, and counted even if no mail is sent: reveals nothing about it.
  const overallWait = limiters.overall.take()
  if (overallWait > 0) {
    log('warn', 'newsletter_cap_reached')
    const text = 'Too many people are asking at this moment. Please try again later.'
    return refuse(503, text, 'try-later', overallWait)
  }
  try {
    const { mailed } = await letters.subscribe(subscription)
    log('info', 'newsletter_asked', { mailed })
    if (mailed) onDelivery()
  } catch (error) {
    log('error', 'subscription_not_stored', storeFailure(error))
    return refuse(503, 'The address could not be stored. Please try again.', 'try-later', retryStoreAfter)
  }
  if (wantsText(c)) return c.text('OK', 200)
  return c.redirect(newsletterPath('check-your-mail'), 303)
}

const wantsText = (c: Context) => c.req.header('Accept') === 'text/plain'
