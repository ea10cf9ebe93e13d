import type { SessionList } from '../../lead/sales-desk-team.ts'
import type { Query } from '../store/database.ts'
import { joined, sql } from '../store/sql.ts'
import { isoTime } from './lead-rows.ts'

/** Where somebody is signed in. */
export async function listSessions(
  query: Query,
  member: string,
  current: string,
  now: Date,
): Promise<SessionList> {
  const rows = await query`SELECT * FROM team_sessions
    WHERE member = ${member} AND expires_at > ${now} ORDER BY updated_at DESC, uid`
  const sessions = rows.map((row) => ({
    id: String(row['uid']),
    device: deviceOf(String(row['user_agent'])),
    startedAt: isoTime(row['created_at']),
    lastSeenAt: isoTime(row['updated_at']),
    current: row['uid'] === current,
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

/** Which of these sessions still are. */
export async function liveSessions(query: Query, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await query<{ uid: string }>`SELECT team_sessions.uid
    FROM team_sessions JOIN team_members ON team_members.uid = member
    WHERE expires_at > ${now} AND team_members.state <> 'removed' AND team_sessions.uid IN (${joined(ids)})`
  return new Set(rows.map(({ uid }) => uid))
}

const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** Such as "Firefox on Android"; empty when the browser does not say. */
function deviceOf(userAgent: string): string {
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => userAgent.includes(mark))?.[1]
  const [browser, system] = [named(browsers), named(systems)]
  return [browser, system].filter(Boolean).join(' on ')
}
