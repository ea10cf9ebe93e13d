import { salesDeskRoutes as at } from '../wire/sales-desk.ts'
import {
  ownNameRequestSchema,
  ownSettingsSchema,
  passkeyRegistrationSchema,
  removePasskeyRequestSchema,
  revokeSessionRequestSchema,
} from '../wire/team.ts'
import { deskApi, everybody, noBody } from './desk-api.ts'
import type { Desk } from './desk-context.ts'
import { passkeys } from './passkeys.ts'
import { Refusal } from './refusal.ts'
import { endSessions, listSessions, sessionCookie } from './sessions.ts'
import { partyOf } from './sign-in-routes.ts'
import { renameMember, writeOwnSettings } from './team.ts'

/** What all members do for themselves: sessions, passkeys, name. */
export function ownRoutes(desk: Desk) {
  const { sql } = desk.store
  const keys = passkeys(sql)
  const { routes, get, post } = deskApi(desk)

  post(at.signOut, everybody, noBody, async ({ c, member, logged }) => {
    await logged('signed-out', async (query) => {
      await endSessions(query, member.id, { id: c.get('sessionId') })
    })
    sessionCookie(desk.https).clear(c)
    desk.events.wake()
  })
  get(at.sessions, ({ c, member, now }) => listSessions(sql.read, member.id, c.get('sessionId'), now))
  post(
    at.sessionRevoke,
    everybody,
    revokeSessionRequestSchema,
    async ({ c, member, body: { id }, logged }) => {
      const which = id === undefined ? { allBut: c.get('sessionId') } : { id }
      await logged('session-revoked', async (query) => ({
        detail: String(await endSessions(query, member.id, which)),
      }))
      desk.events.wake()
    },
  )

  get(at.passkeyList, ({ member }) => keys.list(member.id))
  post(at.passkeyRegisterStart, everybody, noBody, async ({ c, member, now }) => ({
    options: await keys.startRegistration(member, partyOf(c, desk), now),
  }))
  post(at.passkeyRegister, everybody, passkeyRegistrationSchema, async ({ c, member, body, now, logged }) => {
    const proof = { response: body.credential, party: partyOf(c, desk), now }
    const checked = await keys.checkRegistration(member, proof)
    if (!checked) throw new Refusal(400, 'This passkey could not be added')
    await logged('passkey-added', (query) => keys.add(query, member, { ...checked, name: body.name, now }))
  })
  post(at.passkeyRemove, everybody, removePasskeyRequestSchema, async ({ member, body: { id }, logged }) => {
    await logged('passkey-removed', async (query) => {
      if (!(await keys.remove(query, member.id, id))) throw new Refusal(404, 'There is no such passkey')
    })
  })

  post(at.ownName, everybody, ownNameRequestSchema, ({ member, body: { name }, now }) =>
    sql.transaction((query) => renameMember(query, member.id, name, now)),
  )
  post(at.ownSettings, everybody, ownSettingsSchema, ({ member, body, now }) =>
    sql.transaction((query) => writeOwnSettings(query, member.id, body, now)),
  )
  return routes
}
