import { hash, randomBytes, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { salesDeskPath } from '../wire/sales-desk.ts'
import type { SessionList, TeamMember } from '../wire/team.ts'
import type { Query } from '../../leads/store/database.ts'
import type { StoreSql } from '../../leads/store/open-store.ts'
import { joined, newRow, sql } from '../../leads/store/sql.ts'
import { isoTime } from './lead-rows.ts'
import { memberColumns } from './team.ts'
import { day } from '../../common/lead/milliseconds.ts'

/** How long a session lasts without use (milliseconds). It is extended once a day. */
const sessionLasts = 14 * day
/** Seconds: as long as browsers keep a cookie. The store decides when a session ends. */
const cookieLasts = (400 * day) / 1000

/** Stored in place of the token, so that nobody can sign in with what is in the store. */
const hashOf = (token: string) => hash('sha256', token, 'base64url')

export interface SignedIn {
  member: TeamMember
  sessionId: string
}

/** Returns the sender of a request; undefined if nobody is signed in. */
export type WhoIs = (c: Context) => Promise<SignedIn | undefined>

/** The cookie of a session. Over https its prefix makes browsers reject one set by another subdomain or over http. */
export function sessionCookie(https: boolean) {
  const name = 'desk.session'
  const options: CookieOptions = {
    path: salesDeskPath,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: cookieLasts,
    prefix: https ? 'host' : undefined,
  }
  return {
    read: (c: Context) => getCookie(c, name, options.prefix),
    write: (c: Context, token: string) => setCookie(c, name, token, options),
    clear: (c: Context) => void deleteCookie(c, name, options),
  }
}

/** Starts a session and returns its token. Deletes expired sessions. */
export async function startSession(
  query: Query,
  member: string,
  { userAgent, now }: { userAgent: string; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await query`DELETE FROM team_sessions WHERE expires_at <= ${now}`
  await query`INSERT INTO team_sessions ${newRow({
    uid: randomUUID(),
    member,
    token_hash: hashOf(token),
    user_agent: userAgent,
    created_at: now,
    updated_at: now,
    expires_at: now.getTime() + sessionLasts,
  })}`
  return token
}

/** Reads the session from the store at every request, so that its end, or a member's removal, counts at once. */
export function whoIs(
  { read, transaction }: StoreSql,
  { https, now }: { https: boolean; now: () => Date },
): WhoIs {
  const cookie = sessionCookie(https)
  return async (c) => {
    const token = cookie.read(c)
    if (!token) return undefined
    const at = now()
    const [found] = await read<TeamMember & { session: string; seen: number }>`
      SELECT ${memberColumns}, team_sessions.uid AS session, team_sessions.updated_at AS seen
      FROM team_sessions JOIN team_members ON team_members.uid = member
      WHERE token_hash = ${hashOf(token)} AND expires_at > ${at} AND state <> 'removed'`
    if (!found) return undefined
    const { session: sessionId, seen, ...member } = found
    if (seen <= at.getTime() - day)
      await transaction(
        (query) => query`UPDATE team_sessions
          SET updated_at = ${at}, expires_at = ${at.getTime() + sessionLasts} WHERE uid = ${sessionId}`,
      )
    return { member, sessionId }
  }
}

/** Where somebody is signed in. */
export async function listSessions(
  query: Query,
  member: string,
  current: string,
  now: Date,
): Promise<SessionList> {
  const rows = await query<Record<'id' | 'agent', string> & Record<'started' | 'seen', number>>`
    SELECT uid AS id, user_agent AS agent, created_at AS started, updated_at AS seen FROM team_sessions
    WHERE member = ${member} AND expires_at > ${now} ORDER BY seen DESC, id`
  const sessions = rows.map(({ id, agent, started, seen }) => ({
    id,
    device: deviceName(agent),
    startedAt: isoTime(started),
    lastSeenAt: isoTime(seen),
    current: id === current,
  }))
  return { sessions }
}

/** Ends one of a member's sessions, or all but the current one. Returns how many. */
export async function endSessions(
  query: Query,
  member: string,
  which: { id: string } | { allBut: string },
): Promise<number> {
  const ended = 'id' in which ? sql`uid = ${which.id}` : sql`uid <> ${which.allBut}`
  const rows = await query`DELETE FROM team_sessions WHERE member = ${member} AND ${ended} RETURNING uid`
  return rows.length
}

/** Which of these sessions still exist. */
export async function liveSessions(query: Query, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await query<{ uid: string }>`SELECT team_sessions.uid
    FROM team_sessions JOIN team_members ON team_members.uid = member
    WHERE expires_at > ${now} AND team_members.state <> 'removed' AND team_sessions.uid IN (${joined(ids)})`
  return new Set(rows.map(({ uid }) => uid))
}

/** By the mark in what a browser says of itself. Each also says those below it. */
const browsers = {
  Edg: 'Edge',
  OPR: 'Opera',
  Firefox: 'Firefox',
  FxiOS: 'Firefox',
  Chrome: 'Chrome',
  CriOS: 'Chrome',
  Safari: 'Safari',
}
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux']

/** Such as "Firefox on Android"; empty if the browser does not say. */
function deviceName(userAgent: string): string {
  const browser = Object.entries(browsers).find(([mark]) => userAgent.includes(mark))?.[1]
  const system = systems.find((name) => userAgent.includes(name))
  return [browser, system].filter(Boolean).join(' on ')
}
