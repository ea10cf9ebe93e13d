import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { salesDeskPath, salesDeskRoutes } from '../wire/sales-desk.ts'
import {
  passkeyAnswerSchema,
  signInLinkRequestSchema,
  signInTokenRequestSchema,
  type DeskSession,
  type SignInWays,
  type TeamMember,
} from '../wire/team.ts'
import type { Query } from '../../leads/store/database.ts'
import { readDeskSettings } from '../../leads/store/desk-settings.ts'
import { readState } from '../../leads/store/lead-desk-state.ts'
import { clientOf } from '../../leads/web/client-address.ts'
import { createRateLimiter } from '../../leads/web/rate-limiter.ts'
import { writeAudit } from './audit.ts'
import { bodyOf } from './desk-api.ts'
import { originOf, type Desk, type DeskContext, type DeskEnv } from './desk-context.ts'
import { Refusal } from './refusal.ts'
import { passkeys, type RelyingParty } from './passkeys.ts'
import { endSessions, sessionCookie, startSession } from './sessions.ts'
import { findMemberByEmail, activate, readOwnSettings, readTeam } from './team.ts'

/** Where passkeys work: over https, or at localhost. Undefined elsewhere. */
export function relyingParty(c: DeskContext, desk: Desk): RelyingParty | undefined {
  const origin = originOf(c, desk)
  if (!URL.canParse(origin)) return undefined
  const { protocol, hostname } = new URL(origin)
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  return (protocol === 'https:' && !isAddress) || hostname === 'localhost'
    ? { id: hostname, origin }
    : undefined
}

/** Sign-in, for those who have no session yet. */
export function signInRoutes(desk: Desk): Hono<DeskEnv> {
  const { store, links, clientAddress, now } = desk
  const { sql } = store
  const keys = passkeys(sql)
  const routes = new Hono<DeskEnv>()
  const tries = { client: createRateLimiter({ perMinute: 10 }), all: createRateLimiter({ perMinute: 120 }) }

  /** A client over its own limit does not use up the limit for all clients. */
  const countTry = (c: DeskContext) => {
    const wait = tries.client.take(clientOf(c, clientAddress)) || tries.all.take()
    if (wait > 0) throw new Refusal(429, 'Too many tries. Please wait a little.', wait)
  }
  const refused = async (way: keyof typeof refusals): Promise<never> => {
    await sql.transaction((query) =>
      writeAudit(query, { member: null, action: 'sign-in-refused', detail: way }, now()),
    )
    throw new Refusal(401, refusals[way])
  }
  /** Starts a session, and ends the browser's previous one, because somebody else may know its token. */
  const signIn = async (
    c: DeskContext,
    way: keyof typeof refusals,
    prove: (query: Query) => Promise<string | undefined>,
  ) => {
    const { signedIn: before } = c.env
    const started = await sql.transaction(async (query) => {
      const memberId = await prove(query)
      const member = memberId === undefined ? undefined : await activate(query, memberId, now())
      if (!member) return undefined
      if (before) await endSessions(query, before.member.id, { id: before.sessionId })
      await writeAudit(query, { member: member.id, action: 'signed-in', detail: way }, now())
      const userAgent = c.req.header('User-Agent') ?? ''
      return { member, token: await startSession(query, member.id, { userAgent, now: now() }) }
    })
    if (!started) return refused(way)
    sessionCookie(desk.https).write(c, started.token)
    return c.json(await sessionAnswer(desk, started.member))
  }

  // Answers null, not 401, if nobody is signed in: a browser would log a 401 as an error of the page.
  routes.get(salesDeskRoutes.session, async (c) => {
    const { signedIn: found } = c.env
    return c.json(found ? await sessionAnswer(desk, found.member) : null)
  })

  routes.get(salesDeskRoutes.signInWays, (c) => {
    setCookie(c, probe, '1', { path: salesDeskPath, httpOnly: true, sameSite: 'Strict', secure: desk.https })
    return c.json({
      passkeys: relyingParty(c, desk) !== undefined,
      mailLeaves: desk.mailLeaves,
    } satisfies SignInWays)
  })

  routes.post(salesDeskRoutes.signInLink, async (c) => {
    const { email } = await bodyOf(c, signInLinkRequestSchema)
    countTry(c)
    const member = await findMemberByEmail(sql.read, email)
    if (member) {
      await sql.transaction(async (query) => {
        if (await links.isMailed(query, member, now())) return
        await links.mail(query, member, 'sign-in-mail', now())
      })
      desk.onDelivery()
    }
    return c.body(null, 204)
  })

  routes.post(salesDeskRoutes.signInToken, async (c) => {
    countTry(c)
    const { token } = await bodyOf(c, signInTokenRequestSchema)
    requireCookies(c, 'The link is not used up.')
    return signIn(c, 'link', (query) => links.use(query, token, now()))
  })

  routes.post(salesDeskRoutes.passkeySignInStart, async (c) => {
    countTry(c)
    return c.json({ options: await keys.startSignIn(partyOf(c, desk), now()) })
  })

  routes.post(salesDeskRoutes.passkeySignIn, async (c) => {
    countTry(c)
    const { credential } = await bodyOf(c, passkeyAnswerSchema)
    requireCookies(c)
    const memberId = await keys.proven(credential, partyOf(c, desk), now())
    return signIn(c, 'passkey', async () => memberId)
  })
  return routes
}

const refusals = {
  link: 'This link was used already, or its time is over. Ask for a new one.',
  passkey: 'This desk does not know that passkey. Ask for a link by email.',
}

/** Set when the ways to sign in are requested, to learn whether the browser keeps cookies before a link is used up. */
const probe = 'desk.probe'

/** Throws a Refusal if the browser sends no cookie of the desk: it would be signed out again immediately. */
function requireCookies(c: DeskContext, then = ''): void {
  if (getCookie(c, probe) !== undefined) return
  throw new Refusal(
    400,
    `This browser keeps no cookies for this site, and the desk needs one to know you. Allow them, and try again. ${then}`.trim(),
  )
}

/** Throws a Refusal if passkeys do not work. */
export function partyOf(c: DeskContext, desk: Desk): RelyingParty {
  const party = relyingParty(c, desk)
  if (!party) throw new Refusal(400, 'Passkeys need https, or the name localhost')
  return party
}

/** What the page needs to know once somebody is signed in. */
async function sessionAnswer(
  { store, now, answersFrom, mailLeaves }: Desk,
  me: TeamMember,
): Promise<DeskSession> {
  const { read } = store.sql
  const keys = await read`SELECT 1 FROM team_passkeys WHERE member = ${me.id} LIMIT 1`
  return {
    me,
    team: await readTeam(read),
    own: await readOwnSettings(read, me.id),
    hasPasskey: keys.length > 0,
    now: now().toISOString(),
    clock: await readDeskSettings(read),
    answersFrom,
    mailLeaves,
    isSample: (await readState(read, 'is_sample')) !== undefined,
  }
}
