import { Hono } from 'hono'
import { salesDeskRoutes } from '../wire/sales-desk.ts'
import {
  auditRequestSchema,
  inviteRequestSchema,
  removeMemberRequestSchema,
  roleRequestSchema,
  type InviteAnswer,
  type TeamList,
} from '../wire/team.ts'
import type { Query } from '../../leads/store/database.ts'
import { createRateLimiter } from '../../leads/web/rate-limiter.ts'
import { readAudit, writeAudit, type Audited } from './audit.ts'
import { bodyOf, originOf, requireRole, type Desk, type DeskEnv } from './desk-context.ts'
import { Refusal } from './refusal.ts'
import { linkAddress } from './sign-in-link.ts'
import { addMember, findMemberByEmail, readTeam, removeMember, setRole } from './team.ts'

/** Who is on the team, and what they did: the owner's side. */
export function teamRoutes(desk: Desk): Hono<DeskEnv> {
  const { store, links, events, now } = desk
  const { sql } = store
  const routes = new Hono<DeskEnv>()
  const invitations = createRateLimiter({ perHour: 60 })
  const changed = async (work: (query: Query) => Promise<Audited>): Promise<TeamList> => {
    const team = await sql.transaction(async (query) => {
      await writeAudit(query, await work(query), now())
      return readTeam(query)
    })
    events.wake()
    return { team }
  }

  routes.get(salesDeskRoutes.team, async (c) => c.json({ team: await readTeam(sql.read) } satisfies TeamList))

  routes.post(salesDeskRoutes.teamInvite, async (c) => {
    const owner = requireRole(c, 'owner')
    const invitation = await bodyOf(c, inviteRequestSchema)
    const wait = invitations.take(owner.id)
    if (wait > 0) throw new Refusal(429, 'Too many invitations. Please wait a little.', wait)
    const answer = await sql.transaction(async (query) => {
      const known = await findMemberByEmail(query, invitation.email)
      const member = known ?? (await addMember(query, invitation, now()))
      const id = await links.mail(query, member, 'invite-mail', now())
      const detail = `${member.id} ${member.role}`
      await writeAudit(query, { member: owner.id, action: 'member-invited', detail }, now())
      const link = linkAddress(originOf(c, desk), links.token(id))
      return { team: await readTeam(query), member, wasKnown: known !== undefined, link }
    })
    events.wake()
    desk.onDelivery()
    return c.json(answer satisfies InviteAnswer)
  })

  routes.post(salesDeskRoutes.teamRole, async (c) => {
    const owner = requireRole(c, 'owner')
    const { id, role } = await bodyOf(c, roleRequestSchema)
    return c.json(
      await changed(async (query) => {
        await setRole(query, id, role, now())
        return { member: owner.id, action: 'role-changed', detail: `${id} ${role}` }
      }),
    )
  })

  routes.post(salesDeskRoutes.teamRemove, async (c) => {
    const owner = requireRole(c, 'owner')
    const { id } = await bodyOf(c, removeMemberRequestSchema)
    return c.json(
      await changed(async (query) => {
        await removeMember(query, id, now())
        return { member: owner.id, action: 'member-removed', detail: id }
      }),
    )
  })

  routes.post(salesDeskRoutes.audit, async (c) => {
    requireRole(c, 'owner')
    return c.json(await readAudit(sql, await bodyOf(c, auditRequestSchema)))
  })
  return routes
}
