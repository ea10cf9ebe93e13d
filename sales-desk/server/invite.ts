import { isEmailAddress } from '../../common/lead/email-address.ts'
import type { Role, TeamMember } from '../wire/team.ts'
import type { Query } from '../../leads/store/database.ts'
import type { StoreSql } from '../../leads/store/open-store.ts'
import { writeAudit } from './audit.ts'
import { endSecrets } from './one-time-secrets.ts'
import { linkAddress, signInLinks } from './sign-in-link.ts'
import { addMember, findMemberByEmail, hasOwner, setRole } from './team.ts'

interface InviteOptions {
  email: string
  /** For a new person, the role; for a member, the role to change to. Undefined means owner, or no change. */
  role?: Role | undefined
  secret: string
  /** Address of the desk, without a trailing slash. */
  origin: string
  now: Date
  /** Whether to revoke the person's earlier links. */
  instead?: boolean
}

interface Invited {
  link: string
  member: TeamMember
  /** The member's role before, if they were already on the team. */
  roleBefore: Role | undefined
}

/** Adds somebody to the team from the command line, and makes the link that signs them in once. */
export async function inviteByLink(sql: StoreSql, options: InviteOptions): Promise<Invited> {
  const { email, role, secret, origin, now, instead = false } = options
  if (!isEmailAddress(email)) throw new Error(`${email} is not an email address`)
  const links = signInLinks(secret)
  return sql.transaction(async (query) => {
    const known = await findMemberByEmail(query, email)
    const added = known ?? (await addMember(query, { email, role: role ?? 'owner' }, now))
    const member = known && role ? await withRole(query, known, role, now) : added
    const detail = `${member.id} ${member.role}`
    await writeAudit(query, { member: null, action: 'member-invited', detail }, now)
    if (instead) await endSecrets(query, member.id)
    const id = await links.write(query, member, 'invite-mail', now)
    return { link: linkAddress(origin, links.token(id)), member, roleBefore: known?.role }
  })
}

async function withRole(query: Query, known: TeamMember, role: Role, now: Date): Promise<TeamMember> {
  if (role === known.role) return known
  await setRole(query, known.id, role, now)
  await writeAudit(query, { member: null, action: 'role-changed', detail: `${known.id} ${role}` }, now)
  return { ...known, role }
}

/** A new link for the first owner, which revokes the previous one; undefined once an owner has signed in. */
export async function firstOwnerLink(sql: StoreSql, options: InviteOptions): Promise<string | undefined> {
  if (await hasOwner(sql.read)) return undefined
  return (await inviteByLink(sql, { ...options, role: 'owner', instead: true })).link
}
