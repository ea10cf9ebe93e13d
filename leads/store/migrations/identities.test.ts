import { expect, test } from 'vitest'
import { acceptLead } from '../../leads/accept-lead.ts'
import {
  addMember,
  findMemberByEmail,
  readTeam,
  activate,
  removeMember,
} from '../../../sales-desk/server/team.ts'
import { mailTo } from '../../testing/mail-to.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { databases, freshPlace, storeAt } from '../../testing/stores.ts'
import { sql } from '../sql.ts'
import { identities } from './0015-identities.ts'

const at = new Date('2025-10-14T06:12:00Z')
const typed = 'Bettina@B\u00fccher.example'
const sent = 'bettina@xn--bcher-kva.example'
const limits = { atMostOneIn: 0, atMost: 9, in: 1 }

test.each(databases)(
  'data stored under another spelling is found after the migration, on %s',
  async (database) => {
    const store = await storeAt(await freshPlace(database))
    await acceptLead(store, { ...sampleLead, email: typed }, mailTo('sales@our.example'), at)
    await store.subscribe({ email: 'left@our.example', page: '', consentVersion: '1', askedAt: at }, limits)
    await store.subscribe({ email: sent, page: '', consentVersion: '1', askedAt: at }, limits)
    const { transaction } = store.sql
    const [asha, bettina, other] = await transaction((query) =>
      Promise.all([
        addMember(query, { email: 'asha@our.example', role: 'owner' }, at),
        addMember(query, { email: sent, role: 'member' }, at),
        addMember(query, { email: 'left@our.example', role: 'owner' }, at),
      ]),
    )
    await transaction(async (query) => {
      for (const member of [asha, other]) await activate(query, member?.id ?? '', at)
      // As the previous version left it: identities in lower case, two for one address.
      await query`UPDATE leads SET identity = lower(email)`
      await query`UPDATE subscribers SET email = ${typed}, identity = ${typed.toLowerCase()}, state = 'confirmed',
      confirmed_at = ${at} WHERE email = 'left@our.example'`
      await query`UPDATE team_members SET email = ${typed}, identity = ${typed.toLowerCase()} WHERE uid = ${other?.id ?? ''}`
      await query`UPDATE leads SET assignee = ${bettina?.id ?? ''}`
      await query`CREATE TABLE team_challenges (uid TEXT, value TEXT)`
      const steps = identities.rows?.()
      let step = steps?.next()
      while (step && !step.done) step = steps?.next(await query`${step.value}`)
    })
    expect((await store.person(sent)).leads).toHaveLength(1)
    expect(await store.subscribers()).toMatchObject([{ email: typed, state: 'confirmed' }])
    expect(await findMemberByEmail(store.sql.read, sent)).toMatchObject({ id: other?.id, state: 'active' })
    expect((await readTeam(store.sql.read)).map(({ id, state }) => [id, state])).toEqual(
      expect.arrayContaining([
        [asha?.id, 'active'],
        [bettina?.id, 'removed'],
        [other?.id, 'active'],
      ]),
    )
    const [lead] = await store.sql.read`SELECT assignee FROM leads`
    expect(lead?.['assignee']).toBe(other?.id)
    // Both addresses can be invited again, and the migration leaves correct data alone.
    await transaction((query) => removeMember(query, other?.id ?? '', at))
    expect(
      await transaction((query) => addMember(query, { email: typed, role: 'member' }, at)),
    ).toMatchObject({
      id: other?.id,
    })
    expect(await store.sql.read`${sql`SELECT 1 FROM team_members`}`).toHaveLength(3)
  },
)
