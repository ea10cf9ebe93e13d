import { readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, test } from 'vitest'
import { leadStoreFile } from '../env.ts'
import { acceptLead } from '../leads/accept-lead.ts'
import { columnsOf, tables } from '../store/postgres/back-up-and-restore.ts'
import { mailTo } from '../testing/mail-to.ts'
import { attacker, nandini, refuseOldest, runWith } from '../testing/folder-with-leads.ts'
import { freshPlace, storeAt } from '../testing/stores.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { temporaryStore } from '../testing/temporary-store.ts'

async function freshUrl(): Promise<string> {
  const place = await freshPlace('Postgres')
  if (!('url' in place)) throw new Error('This is no Postgres')
  return place.url
}

test('copies a Postgres while servers run, and fills an empty one from the copy', async () => {
  const url = await freshUrl()
  const store = await storeAt({ url })
  await acceptLead(store, nandini, mailTo('sales@our.example'), new Date('2025-10-14T06:12:00Z'))
  await acceptLead(store, attacker, mailTo('sales@our.example'), new Date('2025-10-15T06:12:00Z'))
  await refuseOldest(store, '550 Not here')
  const retried = await store.claimDelivery(new Date('2025-10-15T07:00:00Z'), 1000)
  if (!retried) throw new Error('nothing to claim')
  const nextAttemptAt = new Date('2025-10-15T07:10:00Z')
  await store.recordOutcome(retried, {
    state: 'waiting',
    failedAt: new Date(),
    nextAttemptAt,
    error: '451 Later',
    alerts: [],
  })
  const request = {
    email: 'reader@kaveribank.example',
    page: '/blog',
    consentVersion: '1',
    askedAt: new Date(),
  }
  await store.subscribe(request, { atMost: 1, in: 1, atMostOneIn: 1 })
  const before = await store.list({})

  const copy = path.join(temporaryFolder(), 'copy')
  const backup = await runWith({ DATABASE_URL: url }, 'backup', '--out', copy)
  expect(backup).toMatchObject({ code: 0, out: `Copied and checked:\n  ${copy}/leads.sqlite\n` })
  expect(readdirSync(copy)).toEqual(['leads.sqlite'])
  expect(statSync(leadStoreFile(copy)).mode & 0o777).toBe(0o600)

  const empty = await freshUrl()
  const restore = () => runWith({ DATABASE_URL: empty }, 'restore', '--from', copy)
  expect(await restore()).toMatchObject({ code: 0, err: '' })
  const check = await runWith({ DATABASE_URL: empty }, 'check')
  expect(check.out).toContain('Leads        2\n  Deliveries   2 waiting, 0 held, 0 delivered, 0 kept, 1 dead')
  const restored = await storeAt({ url: empty })
  expect(await restored.list({})).toEqual(before)
  expect(await restored.subscribers()).toEqual(await store.subscribers())
  // New rows get new numbers.
  const next = await acceptLead(
    restored,
    { ...nandini, message: 'After it.' },
    mailTo('a@b.example'),
    new Date(),
  )
  expect(next.repeated).toBe(false)
  expect(await restore()).toMatchObject({
    code: 1,
    err: 'The database is not empty: restore into a new one.\n',
  })
  // The copy is also a valid data folder.
  expect(await temporaryStore(leadStoreFile(copy)).list({})).toEqual(before)
})

test('an empty or unfinished copy is not restored', async () => {
  const empty = temporaryFolder()
  writeFileSync(leadStoreFile(empty), '')
  const unfinished = temporaryFolder()
  writeFileSync(`${leadStoreFile(unfinished)}.unfinished`, 'half of it')
  const url = await freshUrl()
  const restore = (from: string) => runWith({ DATABASE_URL: url }, 'restore', '--from', from)
  expect(await restore(empty)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`${leadStoreFile(empty)} is empty`),
  })
  expect(await restore(unfinished)).toMatchObject({
    code: 1,
    err: expect.stringContaining('leads.sqlite.unfinished'),
  })
})

/** Tables no copy needs: see back-up-and-restore.ts. */
const leftOut = ['write_probe', 'lead_presence', 'one_time_secrets', 'team_sessions']

test('a copy holds every table and column of both databases', async () => {
  const folder = temporaryFolder()
  temporaryStore(leadStoreFile(folder))
  const file = new DatabaseSync(leadStoreFile(folder), { readOnly: true })
  const names = file.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all()
  // SQLite keeps the search words in several internal tables.
  const inPlace = names.map(({ name }) => String(name)).filter((name) => !name.startsWith('lead_words'))
  expect(inPlace.toSorted()).toEqual([...tables, ...leftOut].toSorted())
  const inFile = tables.flatMap((table) => columnsOf(file, table).map((column) => `${table}.${column}`))
  file.close()

  const url = await freshUrl()
  await storeAt({ url })
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> ALL ($1)`,
    [['lead_desk_schema', 'lead_words', 'lead_text', ...leftOut]],
  )
  await client.end()
  expect(rows.map(({ name }) => name).toSorted()).toEqual(inFile.toSorted())
})
