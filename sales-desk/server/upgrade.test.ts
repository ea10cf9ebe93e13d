import { expect, test } from 'vitest'
import type { LeadView } from '../wire/leads.ts'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { mailTo } from '../../leads/testing/mail-to.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { beforeDesk, fillBeforeDesk, statesBeforeDesk } from '../../leads/testing/store-before-desk.ts'
import { databases, emptyPlace, storeAt } from '../../leads/testing/stores.ts'
import { changeLead } from './lead-change.ts'
import { listLeads } from './lead-list.ts'
import { addMember } from './team.ts'

const now = new Date(beforeDesk + 26.5 * 3_600_000)

test.each(databases)(
  'a store of the previous version, with leads in it, is migrated to the desk in full, on %s',
  async (database) => {
    const store = await storeAt(await fillBeforeDesk(await emptyPlace(database)))
    const asha = await store.sql.transaction((query) =>
      addMember(query, { email: 'asha@our.example', role: 'owner' }, now),
    )
    const listed = async (view: LeadView, search = '') => {
      const { rows } = await listLeads(
        store.sql,
        { view, search },
        { memberId: asha.id, now, today: '2025-11-21' },
      )
      return rows.map(({ reference }) => Number(reference.slice(-1)))
    }
    // Held leads are still held; everything else waits for an answer, due a day after it arrived.
    expect(await listed('new')).toEqual([5, 4, 2, 1])
    expect(await listed('spam')).toEqual([3])
    expect(await listed('overdue')).toEqual([2, 1])
    expect(await listed('all', 'kaveri nandini2')).toEqual([2])
    expect(await listed('all', 'problem dead')).toEqual([4])
    const leads = (await store.list({})).toReversed()
    const deliveries = leads.map((lead) => lead.deliveries.map(({ state }) => state))
    expect(deliveries).toEqual(statesBeforeDesk.map((state) => [state]))
    const [subscriber] = await store.subscribers()
    expect(subscriber).toMatchObject({ email: 'reader@kaveri.example', state: 'pending' })
    expect(await store.dueDeliveries(now, 1000)).toEqual(
      new Map([
        ['mail', new Date(beforeDesk + 3_600_000)],
        ['visitor mail', new Date(beforeDesk)],
      ]),
    )

    const change = { what: 'note', version: 1, text: 'Called: wants Telugu' } as const
    const noted = await store.sql.transaction((query) =>
      changeLead(query, 'OR-251014-0001', change, { member: asha, now }),
    )
    expect(noted && 'lead' in noted && noted.lead.history).toMatchObject([{ kind: 'note' }])
    expect(await listed('all', 'telugu')).toEqual([1])
    const { reference } = await acceptLead(store, sampleLead, mailTo('sales@our.example'), now)
    expect((await store.find(reference))?.deliveries).toMatchObject([{ state: 'waiting' }])
  },
)
