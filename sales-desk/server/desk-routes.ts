import { Hono } from 'hono'
import { salesDeskPath } from '../wire/sales-desk.ts'
import { storeFailure } from '../../leads/store/store-failure.ts'
import { isFromOwnPage, isOwnOrigin } from '../../leads/web/own-page.ts'
import { refuse, type Desk, type DeskContext, type DeskEnv } from './desk-context.ts'
import { Refusal } from './refusal.ts'
import { eventRoutes } from './event-routes.ts'
import { leadRoutes } from './lead-routes.ts'
import { ownRoutes } from './own-routes.ts'
import { sharedRoutes } from './shared-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { hasTeam } from './team.ts'
import { teamRoutes } from './team-routes.ts'
import { sendFile, unlessKnown } from '../../leads/web/send-file.ts'
import type { SiteFiles } from '../../leads/web/site-files.ts'

/**
 * The sales desk. Without a team, requests are passed to the site, which answers 404. Search engines and caches store
 * nothing of it, and every change must come from the desk's own page.
 */
export function deskRoutes(desk: Desk): Hono<DeskEnv> {
  const { store, whoIs, files, log } = desk
  const { sql } = store
  const there = new Hono<DeskEnv>()

  const answerFailure = (error: Error, c: DeskContext) => {
    if (error instanceof Refusal) return refuse(c, error)
    log('error', 'desk_request_failed', storeFailure(error))
    return refuse(c, new Refusal(503, 'The sales desk could not answer. Please try again.', 10))
  }
  there.onError(answerFailure)
  there.use(`${salesDeskPath}/api/*`, async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') refuseForeign(c)
    await next()
  })
  there.route('/', signInRoutes(desk))
  // Everything below requires a signed-in member.
  there.use(`${salesDeskPath}/api/*`, async (c, next) => {
    const { signedIn } = c.env
    if (!signedIn) throw new Refusal(401, 'Please sign in')
    c.set('member', signedIn.member)
    c.set('sessionId', signedIn.sessionId)
    await next()
  })
  for (const routes of [ownRoutes, leadRoutes, sharedRoutes, teamRoutes, eventRoutes])
    there.route('/', routes(desk))
  there.all(`${salesDeskPath}/api/*`, () => {
    throw new Refusal(404, 'There is nothing at this address')
  })
  there.route('/', deskPageRoutes(files))

  const routes = new Hono<DeskEnv>()
  routes.onError(answerFailure)
  routes.all(`${salesDeskPath}/*`, async (c, next) => {
    const isAnswer = c.req.path.startsWith(`${salesDeskPath}/api/`)
    const signedIn = isAnswer ? await whoIs(c) : undefined
    // A signed-in member proves that there is a team.
    if (!signedIn && !(await hasTeam(sql))) return next()
    const answer = await there.fetch(c.req.raw, { ...c.env, signedIn })
    if (answer.status === 404 && !isAnswer) return next()
    if (isAnswer) answer.headers.set('Cache-Control', 'no-store')
    answer.headers.set('X-Robots-Tag', 'noindex, nofollow')
    answer.headers.set('Referrer-Policy', 'no-referrer')
    // A page that opened the desk gets no access to its window.
    answer.headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    return answer
  })
  return routes

  /** Rejects what another site may make a visitor's browser send. */
  function refuseForeign(c: DeskContext): void {
    const { headers } = c.req.raw
    const origin = headers.get('Origin')
    if ((origin !== null && !isOwnOrigin(origin, headers)) || !isFromOwnPage(headers))
      throw new Refusal(403, 'This must come from the desk itself')
    const isEmpty = c.req.header('Content-Length') === '0' || c.req.raw.body === null
    const isJson = /^application\/json\b/i.test(c.req.header('Content-Type') ?? '')
    if (!isEmpty && !isJson) throw new Refusal(415, 'Send this as application/json')
  }
}

/** The desk's page and its assets. They contain no data; the page requests it from the API. */
function deskPageRoutes({ files }: SiteFiles): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>()
  routes.get(`${salesDeskPath}/*`, unlessKnown, async (c, next) => {
    const address = new URL(c.req.url).pathname
    // Each view has its own address, and all of them get the same page.
    const isView = !/\.[a-z0-9]+$/.test(address)
    const file = files.get(isView ? '/' : address.slice(salesDeskPath.length))
    if (!file) return next()
    const answer = sendFile(c, file)
    if (isView) answer.headers.set('Cache-Control', 'no-store')
    return answer
  })
  return routes
}
