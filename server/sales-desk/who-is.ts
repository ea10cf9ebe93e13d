import type { TeamMember } from '../../lead/sales-desk-team.ts'
import type { SalesDeskSql } from '../store/open-store.ts'
import type { Auth } from './auth.ts'
import { hasTeam, memberColumns } from './team.ts'

/**
 * How long a checked cookie is cached (milliseconds). Then the library checks it again, which also extends the session.
 */
const provenFor = 10 * 60_000
/** No team has more cookies than this. */
const mostRemembered = 1_000

export interface SignedIn {
  member: TeamMember
  sessionId: string
}

/** Returns who sent a request; undefined when nobody is signed in. */
export type WhoIs = (headers: Headers) => Promise<SignedIn | undefined>

interface WhoIsOptions {
  sql: SalesDeskSql
  auth: () => Promise<Auth>
  now: () => Date
}

/**
 * The library checks a cookie, and the result is cached for a while. The session itself is read from the store at every
 * request, so that signing out or removing a member takes effect at once.
 */
export function whoIs({ sql, auth, now }: WhoIsOptions): WhoIs {
  const proven = new Map<string, { sessionId: string; until: number }>()

  async function prove(cookie: string, headers: Headers): Promise<string | undefined> {
    const known = proven.get(cookie)
    if (known && known.until > now().getTime()) return known.sessionId
    proven.delete(cookie)
    // Without a team the library is never loaded.
    if (!(await hasTeam(sql))) return undefined
    const { api } = await auth()
    const found = await api.getSession({ headers })
    if (!found) return undefined
    const [oldest] = proven.keys()
    if (proven.size >= mostRemembered && oldest !== undefined) proven.delete(oldest)
    proven.set(cookie, { sessionId: found.session.id, until: now().getTime() + provenFor })
    return found.session.id
  }

  return async (headers) => {
    const cookie = sessionCookie.exec(headers.get('Cookie') ?? '')?.[1]
    const sessionId = cookie && (await prove(cookie, headers))
    if (!sessionId) return undefined
    const [member] = await sql.read<TeamMember>`SELECT ${memberColumns}
      FROM team_sessions JOIN team_members ON team_members.uid = team_sessions.member
      WHERE team_sessions.uid = ${sessionId} AND expires_at > ${now()} AND state <> 'removed'`
    return member && { member, sessionId }
  }
}

/** The session cookie with its signature. Over https its name has a prefix. */
const sessionCookie = /(?:^|;\s*)((?:__Secure-)?desk\.session_token=[^;]+)/
