import { Hono } from 'hono'
import { salesDeskRoutes } from '../wire/sales-desk.ts'
import {
  ownNameRequestSchema,
  ownSettingsSchema,
  passkeyRegistrationSchema,
  removePasskeyRequestSchema,
  revokeSessionRequestSchema,
} from '../wire/team.ts'
import { writeAudit } from './audit.ts'
import { bodyOf, type Desk, type DeskEnv } from './desk-context.ts'
import { Refusal } from './refusal.ts'
import { passkeys } from './passkeys.ts'
import { endSessions, listSessions, sessionCookie } from './sessions.ts'
import { partyOf } from './sign-in-routes.ts'
import { renameMember, writeOwnSettings } from './team.ts'

/** What everybody on the team does for themselves: sessions, passkeys, name. */
export function ownRoutes(desk: Desk): Hono<DeskEnv> {
  const { store, events, now } = desk
  const { sql } = store
  const keys = passkeys(sql)
  const routes = new Hono<DeskEnv>()

  routes.post(salesDeskRoutes.signOut, async (c) => {
    await sql.transaction(async (query) => {
      await endSessions(query, c.get('member').id, { id: c.get('sessionId') })
      await writeAudit(query, { member: c.get('member').id, action: 'signed-out' }, now())
    })
    sessionCookie(desk.https).clear(c)
    events.wake()
    return c.body(null, 204)
  })

  routes.get(salesDeskRoutes.sessions, async (c) =>
    c.json(await listSessions(sql.read, c.get('member').id, c.get('sessionId'), now())),
  )

  routes.post(salesDeskRoutes.sessionRevoke, async (c) => {
    const { id } = await bodyOf(c, revokeSessionRequestSchema)
    const member = c.get('member').id
    await sql.transaction(async (query) => {
      const which = id === undefined ? { allBut: c.get('sessionId') } : { id }
      const ended = await endSessions(query, member, which)
      await writeAudit(query, { member, action: 'session-revoked', detail: String(ended) }, now())
    })
    events.wake()
    return c.body(null, 204)
  })

  routes.post(salesDeskRoutes.passkeyRegisterStart, async (c) =>
    c.json({ options: await keys.startRegistration(c.get('member'), partyOf(c, desk), now()) }),
  )

  routes.post(salesDeskRoutes.passkeyRegister, async (c) => {
    const { credential, name } = await bodyOf(c, passkeyRegistrationSchema)
    const member = c.get('member')
    const party = partyOf(c, desk)
    const checked = await keys.checkRegistration(member, { response: credential, party, now: now() })
    if (!checked) throw new Refusal(400, 'This passkey could not be added')
    await sql.transaction(async (query) => {
      await keys.add(query, member, { ...checked, name, now: now() })
      await writeAudit(query, { member: member.id, action: 'passkey-added' }, now())
    })
    return c.body(null, 204)
  })

  routes.get(salesDeskRoutes.passkeyList, async (c) => c.json(await keys.list(c.get('member').id)))

  routes.post(salesDeskRoutes.passkeyRemove, async (c) => {
    const { id } = await bodyOf(c, removePasskeyRequestSchema)
    const member = c.get('member').id
    await sql.transaction(async (query) => {
      if (!(await keys.remove(query, member, id))) throw new Refusal(404, 'There is no such passkey')
      await writeAudit(query, { member, action: 'passkey-removed' }, now())
    })
    return c.body(null, 204)
  })

  routes.post(salesDeskRoutes.ownName, async (c) => {
    const { name } = await bodyOf(c, ownNameRequestSchema)
    await sql.transaction((query) => renameMember(query, c.get('member').id, name, now()))
    return c.body(null, 204)
  })

  routes.post(salesDeskRoutes.ownSettings, async (c) => {
    const own = await bodyOf(c, ownSettingsSchema)
    await sql.transaction((query) => writeOwnSettings(query, c.get('member').id, own, now()))
    return c.body(null, 204)
  })
  return routes
}
