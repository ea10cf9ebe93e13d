import { describe, expect, test } from 'vitest'
import { salesDeskRoutes as routes } from '../wire/sales-desk.ts'
import type { Query } from '../../leads/store/database.ts'
import { deskForTests } from '../../leads/testing/desk-for-tests.ts'
import { databases, freshPlace, storeAt } from '../../leads/testing/stores.ts'
import { startSession } from './sessions.ts'
import { activate, addMember, removeMember, setRole } from './team.ts'

describe.each(databases)('%s', (database) => {
  const open = async () => deskForTests(await storeAt(await freshPlace(database)))

  test('a removed person who is invited again can sign in only with the new link', async () => {
    const { signIn, linkFor, browser, desk, store, clock } = await open()
    const owner = await signIn('owner@our.example', 'owner')
    const before = await signIn('asha@our.example', 'owner')
    const old = await linkFor('asha@our.example')
    await owner.post(routes.teamRemove, { id: before.id })
    // As for somebody removed while signing in, or from a server of an earlier version.
    const late = await store.sql.transaction(async (query) => {
      await query`INSERT INTO team_sessions (uid, member, token_hash, user_agent, created_at, updated_at, expires_at)
        VALUES ('late', ${before.id}, 'late', '', 0, 0, ${clock.now.getTime() + 1e9})`
      return desk.links.token(await desk.links.write(query, old.member, 'sign-in-mail', clock.now))
    })

    const invited = { email: 'Asha@our.example', name: 'Asha Rao', role: 'reader' }
    const answer = await owner.post(routes.teamInvite, invited)
    const { member, wasKnown, link } = await answer.json()
    expect({ member, wasKnown }).toMatchObject({
      member: { id: before.id, name: 'Asha Rao', role: 'reader', state: 'invited' },
      wasKnown: false,
    })
    for (const token of [old.token, late])
      expect((await browser().post(routes.signInToken, { token })).status).toBe(401)
    expect(await store.sql.read`SELECT uid FROM team_sessions WHERE member = ${before.id}`).toEqual([])
    expect((await before.get(routes.team)).status).toBe(401)
    const fresh = await browser().post(routes.signInToken, { token: link.split('#link=')[1] })
    expect(await fresh.json()).toMatchObject({ me: { role: 'reader' } })
  })

  test('inviting an existing member changes nothing about them, and says so', async () => {
    const { signIn } = await open()
    const owner = await signIn('owner@our.example', 'owner')
    const asha = await signIn('asha@our.example', 'reader')
    const again = { email: 'asha@our.example', name: 'Somebody', role: 'owner' }
    expect(await (await owner.post(routes.teamInvite, again)).json()).toMatchObject({
      wasKnown: true,
      member: { id: asha.id, name: 'Asha', role: 'reader', state: 'active' },
    })
  })

  test('the last owner who has signed in cannot step down or leave, even if others were invited', async () => {
    const { signIn, linkFor } = await open()
    const owner = await signIn('owner@our.example', 'owner')
    await linkFor('never@our.example', 'owner')
    const refused = await owner.post(routes.teamRole, { id: owner.id, role: 'member' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({
      error: 'The team needs an owner who has signed in: make somebody else one first',
    })
    expect((await owner.post(routes.teamRemove, { id: owner.id })).status).toBe(400)
    const second = await signIn('second@our.example', 'owner')
    expect((await owner.post(routes.teamRole, { id: owner.id, role: 'member' })).status).toBe(200)
    expect((await second.post(routes.teamRemove, { id: second.id })).status).toBe(400)
  })

  test('of two owners who step down concurrently, one stays', async () => {
    const { signIn, store, clock } = await open()
    const [one, other] = [
      await signIn('one@our.example', 'owner'),
      await signIn('other@our.example', 'owner'),
    ]
    const begun = Promise.withResolvers<void>()
    const stepsDown = (id: string, meanwhile?: (query: Query) => Promise<void>) =>
      store.sql.transaction(async (query) => {
        await setRole(query, id, 'reader', clock.now)
        await meanwhile?.(query)
      })
    const ends = await Promise.allSettled([
      stepsDown(one.id, async (query) => {
        begun.resolve()
        // Enough time for the other to finish, if nothing blocks it.
        for (let round = 0; round < 50; round++) await query`SELECT 1`
      }),
      begun.promise.then(() => stepsDown(other.id)),
    ])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await store.sql.read`SELECT 1 FROM team_members WHERE role = 'owner'`).toHaveLength(1)
  })

  test('a person removed while signing in is left with no session', async () => {
    const { signIn, store, clock } = await open()
    await signIn('owner@our.example', 'owner')
    const { id } = await signIn('asha@our.example')
    const begun = Promise.withResolvers<void>()
    await Promise.all([
      store.sql.transaction(async (query) => {
        await activate(query, id, clock.now)
        begun.resolve()
        // Enough time for the removal to finish, if nothing blocks it.
        for (let round = 0; round < 50; round++) await query`SELECT 1`
        await startSession(query, id, { userAgent: '', now: clock.now })
      }),
      begun.promise.then(() => store.sql.transaction((query) => removeMember(query, id, clock.now))),
    ])
    expect(await store.sql.read`SELECT 1 FROM team_sessions WHERE member = ${id}`).toEqual([])
  })

  test('before the first owner has signed in, an invitation can still be withdrawn', async () => {
    const { store, clock } = await open()
    await store.sql.transaction(async (query) => {
      const { id } = await addMember(query, { email: 'wrong@our.example', role: 'owner' }, clock.now)
      await removeMember(query, id, clock.now)
    })
  })
})
