import { salesDeskRoutes as at } from '../wire/sales-desk.ts'
import { auditRequestSchema } from '../wire/audit.ts'
import {
  inviteRequestSchema,
  removeMemberRequestSchema,
  roleRequestSchema,
  type InviteAnswer,
  type TeamList,
} from '../wire/team.ts'
import { createRateLimiter } from '../../leads/web/rate-limiter.ts'
import { readAudit } from './audit.ts'
import { deskApi, owner } from './desk-api.ts'
import { originOf, type Desk } from './desk-context.ts'
import { Refusal } from './refusal.ts'
import { linkAddress } from './sign-in-link.ts'
import { addMember, findMemberByEmail, readTeam, removeMember, setRole } from './team.ts'

/** Who is on the team, and what they did: the owner's side. */
export function teamRoutes(desk: Desk) {
  const { links, events } = desk
  const { sql } = desk.store
  const { routes, get, post } = deskApi(desk)
  const invitations = createRateLimiter({ perHour: 60 })
  const list = async (): Promise<TeamList> => ({ team: await readTeam(sql.read) })

  get(at.team, list)
  post(at.teamInvite, owner, inviteRequestSchema, async ({ c, member: inviter, body, now, logged }) => {
    const wait = invitations.take(inviter.id)
    if (wait > 0) throw new Refusal(429, 'Too many invitations. Please wait a little.', wait)
    const { detail: _logged, ...invited } = await logged('member-invited', async (query) => {
      const known = await findMemberByEmail(query, body.email)
      const member = known ?? (await addMember(query, body, now))
      const id = await links.mail(query, member, 'invite-mail', now)
      const link = linkAddress(originOf(c, desk), links.token(id))
      return { detail: `${member.id} ${member.role}`, member, wasKnown: known !== undefined, link }
    })
    events.wake()
    desk.onDelivery()
    return { ...(await list()), ...invited } satisfies InviteAnswer
  })
  post(at.teamRole, owner, roleRequestSchema, async ({ body: { id, role }, now, logged }) => {
    await logged('role-changed', async (query) => {
      await setRole(query, id, role, now)
      return { detail: `${id} ${role}` }
    })
    events.wake()
    return list()
  })
  post(at.teamRemove, owner, removeMemberRequestSchema, async ({ body: { id }, now, logged }) => {
    await logged('member-removed', async (query) => {
      await removeMember(query, id, now)
      return { detail: id }
    })
    events.wake()
    return list()
  })
  post(at.audit, owner, auditRequestSchema, ({ body }) => readAudit(sql, body))
  return routes
}
