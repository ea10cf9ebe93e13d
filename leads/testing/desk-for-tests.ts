import { roles, type Role } from '../../sales-desk/wire/team.ts'
import { salesDeskRoutes } from '../../sales-desk/wire/sales-desk.ts'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import type { LogFields } from '../log/log.ts'
import { linkTokens } from '../newsletter/link-tokens.ts'
import { createDesk } from '../../sales-desk/server/create-desk.ts'
import { addMember } from '../../sales-desk/server/team.ts'
import type { Store } from '../store/open-store.ts'
import { mailTo } from './mail-to.ts'

const secret = 'a secret that only the tests know'
export const deskOrigin = 'http://desk.example'

/** Somebody at the desk, with the cookie of a browser. */
export interface Browser {
  cookie: string
  /** Whether it sends cookies at all. */
  keepsCookies: boolean
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
}

/** The app with a sales desk over a real store. */
export function deskForTests(store: Store, { https = false } = {}) {
  const logged: (LogFields & { event: string })[] = []
  const log = (_level: string, event: string, fields?: LogFields) => void logged.push({ ...fields, event })
  const clock = { now: new Date() }
  const desk = createDesk({
    store,
    secret,
    files: { files: new Map(), notFound: undefined },
    clientAddress: (_socket, forwarded) => forwarded ?? '192.0.2.1',
    publicOrigin: undefined,
    https,
    answersFrom: 'team@our.example',
    websiteAddress: 'website@our.example',
    mailLeaves: true,
    destinationsOf: () => mailTo('sales@our.example'),
    log,
    now: () => clock.now,
    onDelivery: () => undefined,
    onErased: async () => undefined,
  })
  const app = createApp({
    env: readEnv({}),
    store,
    tokens: linkTokens(secret),
    site: { files: new Map(), notFound: undefined },
    log,
    salesDesk: desk,
  })
  const browser = (cookie = ''): Browser => {
    const send = async (path: string, init: RequestInit) => {
      const given = new Headers(init.headers)
      if (given.get('Host') === null) given.set('Host', new URL(deskOrigin).host)
      if (it.keepsCookies) given.set('Cookie', ['desk.probe=1', it.cookie].filter(Boolean).join('; '))
      const answer = await app.request(`${deskOrigin}${path}`, { ...init, headers: given })
      const set = answer.headers.getSetCookie().find((one) => /^(?:__Host-)?desk\.session=/.test(one))
      if (set) it.cookie = set.split(';')[0] ?? ''
      return answer
    }
    const it: Browser = {
      cookie,
      keepsCookies: true,
      get: (path, headers = {}) => send(path, { headers }),
      post: (path, body = {}, headers = {}) =>
        send(path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json', Origin: deskOrigin, ...headers },
        }),
    }
    return it
  }
  /** A link for a member, as in a mail. */
  const linkFor = (email: string, role: Role = 'member') =>
    store.sql.transaction(async (query) => {
      const member = await addMember(query, { email, role }, clock.now)
      return {
        member,
        token: desk.links.token(await desk.links.write(query, member, 'invite-mail', clock.now)),
      }
    })
  let clients = 0
  /** A browser in which a member has signed in. */
  const signIn = async (email: string, role: Role = 'member') => {
    const { token, member } = await linkFor(email, role)
    const signedIn = browser()
    const client = { 'X-Forwarded-For': `198.51.100.${++clients}` }
    const answer = await signedIn.post(salesDeskRoutes.signInToken, { token }, client)
    if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`)
    return Object.assign(signedIn, { id: member.id })
  }
  /** One browser for each role. */
  const signInAll = async () => {
    const all: Partial<Record<Role, Awaited<ReturnType<typeof signIn>>>> = {}
    for (const role of roles) all[role] = await signIn(`${role}@our.example`, role)
    return all as Record<Role, Awaited<ReturnType<typeof signIn>>>
  }
  return { app, desk, store, logged, clock, browser, linkFor, signIn, signInAll }
}
