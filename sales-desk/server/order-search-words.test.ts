import { expect, test } from 'vitest'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { listLeads } from './lead-list.ts'
import { takeAllOf } from '../../leads/store/postgres/migrate.ts'
import { addAllWords } from '../../leads/store/search-words.ts'
import { mailFrom, openConversation } from '../../leads/testing/conversation.ts'
import { mailTo } from '../../leads/testing/mail-to.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { changeLead, listedReferences, openDesk } from '../../leads/testing/desk-with-leads.ts'
import { databases, freshPlace, onEachDatabase, storeAt } from '../../leads/testing/stores.ts'
import { orderSearchWords } from './search-leads.ts'

test.each(databases)('the word index is optimised, and still finds what it did, on %s', async (database) => {
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
  // Each lead adds a segment: none is merged while the server answers.
  for (let number = 0; number < 12; number++)
    await acceptLead(store, { ...sampleLead, message: `More ${number}` }, [], now)
  expect(await pieces()).toBe(database === 'SQLite' ? 13 : 1)
  expect(await found()).toEqual(['The second'])
})

onEachDatabase((database) => {
  test('a lead with twenty added notes is found once, by words of any of them, and leaves none when erased', async () => {
    const { accept, signIn, store, clock } = await openDesk(database)
    const asha = await signIn('asha@our.example', 'owner')
    const [before, reference, after] = [
      await accept({ email: 'one@kaveri.example' }),
      await accept({ email: 'two@kaveri.example' }),
      await accept({ email: 'three@kaveri.example' }),
    ]
    for (let number = 1; number <= 20; number++)
      await changeLead(asha, reference, { what: 'note', text: `remark${number} called` })
    const found = (search: string) => listedReferences(asha, { view: 'all', search })
    for (const search of ['called', 'remark1 remark16', 'remark20 nandini', 'two@kaveri.example remark17'])
      expect(await found(search)).toEqual([reference])
    expect(await found('nandini')).toEqual([after, reference, before])
    await store.erasePerson('two@kaveri.example', clock.now)
    expect(await found('called')).toEqual([])
    expect(await found('nandini')).toEqual([after, before])
    const [left] = await store.sql.read`SELECT count(*) AS number FROM lead_words`
    expect(Number(left?.['number'])).toBe(2)
  })

  test('rebuilt, as after a restore, the words of leads, notes and replies find what they found', async () => {
    const { accept, asha, take, store } = await openConversation(database)
    const reference = await accept()
    await changeLead(asha, reference, { what: 'note', text: 'remarked' })
    await take(mailFrom({ subject: 'Tender', text: 'Quarterly' }))
    await store.sql.transaction(async (query) => {
      await query`DELETE FROM lead_words`
      await takeAllOf(query, addAllWords())
    })
    for (const search of ['nandini remarked', 'tender quarterly'])
      expect(await listedReferences(asha, { view: 'all', search })).toEqual([reference])
  })
})
