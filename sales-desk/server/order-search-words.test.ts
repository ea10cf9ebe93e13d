import { expect, test } from 'vitest'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { listLeads } from './lead-list.ts'
import { mailTo } from '../../leads/testing/mail-to.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { databases, freshPlace, storeAt } from '../../leads/testing/stores.ts'
import { orderSearchWords } from './search-leads.ts'

test.each(databases)(
  'the index of words is put in order, and finds what it found, on %s',
  async (database) => {
    const store = await storeAt(await freshPlace(database))
    const now = new Date()
    for (const message of ['The first of three', 'The second', 'The third'])
      await acceptLead(store, { ...sampleLead, message }, mailTo('sales@our.example'), now)
    const pieces = async () =>
      database === 'SQLite' ? (await store.sql.read`SELECT DISTINCT segid FROM lead_words_idx`).length : 1
    const found = async () => {
      const viewer = { memberId: 'nobody', now, today: '2025-11-21' }
      const { rows } = await listLeads(store.sql, { view: 'all', search: 'sec nandini' }, viewer)
      return rows.map(({ firstWords }) => firstWords)
    }
    await orderSearchWords(store.sql)
    expect(await pieces()).toBe(1)
    // Each lead adds a piece of its own: none is merged while the server answers.
    for (let number = 0; number < 12; number++)
      await acceptLead(store, { ...sampleLead, message: `More ${number}` }, [], now)
    expect(await pieces()).toBe(database === 'SQLite' ? 13 : 1)
    expect(await found()).toEqual(['The second'])
  },
)
