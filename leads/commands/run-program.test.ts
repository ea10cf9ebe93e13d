import { expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { mailTo } from '../testing/mail-to.ts'
import { ref } from '../testing/reference.ts'
import { nandini, runWith } from '../testing/folder-with-leads.ts'
import { freshPlace, storeAt } from '../testing/stores.ts'

test('works on Postgres as well', async () => {
  const place = await freshPlace('Postgres')
  const store = await storeAt(place)
  await acceptLead(store, nandini, mailTo('sales@our.example'), new Date('2025-10-14T06:12:00Z'))
  const onPostgres = (...argv: string[]) =>
    runWith({ DATABASE_URL: 'url' in place ? place.url : '' }, ...argv)
  expect((await onPostgres('list')).out).toContain(ref('251014-0001'))
  expect((await onPostgres('check')).out).toContain('Leads        1')
  expect(await onPostgres('erase', nandini.email, '--yes')).toMatchObject({ code: 0 })
  expect((await onPostgres('list')).out).toBe('No leads yet.\n')
})
