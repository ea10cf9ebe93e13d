import { expect, test } from 'vitest'
import { acceptLead } from '../../leads/accept-lead.ts'
import { sql } from '../sql.ts'
import { mailTo } from '../../testing/mail-to.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { freshPlace, storeAt } from '../../testing/stores.ts'

const open = async () => storeAt(await freshPlace('SQLite'))

/** Takes about a second. */
const long = sql`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000000)
  SELECT count(*) AS number FROM numbers`

test('a long read holds up no lead, and sees what was stored before it', async () => {
  const store = await open()
  const done: string[] = []
  const read = store.sql.readAside`${long}`.then((rows) => done.push(`read ${Number(rows[0]?.['number'])}`))
  await acceptLead(store, sampleLead, mailTo('sales@our.example'), new Date())
  done.push('stored')
  await read
  expect(done).toEqual(['stored', 'read 3000000'])
  expect(await store.sql.readAside`SELECT name FROM leads`).toEqual([{ name: sampleLead.name }])
})

test('a read that fails says why, and changes nothing; the next one is answered', async () => {
  const store = await open()
  await expect(store.sql.readAside`SELECT * FROM nowhere`).rejects.toThrow('no such table: nowhere')
  await expect(store.sql.readAside`DELETE FROM leads`).rejects.toMatchObject({ errcode: 8 })
  expect(await store.sql.readAside`SELECT ${'this'} AS given`).toEqual([{ given: 'this' }])
})
