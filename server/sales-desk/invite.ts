import { isEmailAddress } from '../../lead/email-address.ts'
import type { Role } from '../../lead/sales-desk-team.ts'
import type { SalesDeskSql } from '../store/open-store.ts'
import { writeAudit } from './audit.ts'
import { linkAddress, signInLinks } from './sign-in-link.ts'
import { addMember, hasOwner } from './team.ts'

interface InviteOptions {
  email: string
  role?: Role
  secret: string
  /** Where the desk is reached, without a slash at the end. */
  origin: string
  now: Date
  /** Whether to revoke the links that the person got before. */
  instead?: boolean
}

/** Adds somebody to the team from the command line, and returns the link that signs them in once. */
export async function inviteByLink(sql: SalesDeskSql, options: InviteOptions): Promise<string> {
  const { email, role = 'owner', secret, origin, now, instead = false } = options
  if (!isEmailAddress(email)) throw new Error(`${email} is not an email address`)
  const links = signInLinks(secret)
  const id = await sql.transaction(async (query) => {
    const member = await addMember(query, { email, role }, now)
    await writeAudit(
      query,
      { member: null, action: 'member-invited', detail: `${member.id} ${member.role}` },
      now,
    )
    if (instead) await links.end(query, member)
    return links.write(query, member, 'invite-mail', now)
  })
  return linkAddress(origin, links.token(id))
}

/** A new link for the first owner, which revokes the one before; undefined once an owner has signed in. */
export async function firstOwnerLink(sql: SalesDeskSql, options: InviteOptions): Promise<string | undefined> {
  return (await hasOwner(sql)) ? undefined : inviteByLink(sql, { ...options, instead: true })
}
