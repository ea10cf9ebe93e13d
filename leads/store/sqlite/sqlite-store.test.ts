import { statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { acceptLead } from '../../leads/accept-lead.ts'
import { mailTo } from '../../testing/mail-to.ts'
import { ref } from '../../testing/reference.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { temporaryStore } from '../../testing/temporary-store.ts'
import { openSqliteStore, openSqliteStoreForReading } from '../open-store.ts'
import { openForWriting } from './open-connection.ts'

const at = new Date('2025-10-14T06:12:00Z')
const recipients = mailTo('sales@our.example', 'second@our.example')

test('makes the folder and every file accessible only to their owner, in WAL mode with full syncs', async () => {
  const folder = path.join(temporaryFolder(), 'data')
  const file = path.join(folder, 'leads.sqlite')
  const store = temporaryStore(file)
  await acceptLead(store, sampleLead, recipients, at)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o777).toBe(0o600)
  const database = new DatabaseSync(file, { readOnly: true })
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  database.close()
  const writer = openForWriting(file)
  const full = 2
  expect(writer.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: full })
  writer.close()
})

test('a lead whose outbox row cannot be written is not stored either', async () => {
  const file = path.join(temporaryFolder(), 'leads.sqlite')
  const store = temporaryStore(file)
  // Two rows for one address break the outbox's uniqueness after the lead row is in.
  await expect(acceptLead(store, sampleLead, mailTo('a@b.example', 'a@b.example'), at)).rejects.toThrow(
    /UNIQUE/,
  )
  expect(await store.list({})).toEqual([])
  expect(await acceptLead(store, sampleLead, recipients, at)).toEqual({
    reference: ref('251014-0001'),
    repeated: false,
  })
})

test('leaves data of a newer version alone', () => {
  const file = path.join(temporaryFolder(), 'leads.sqlite')
  const database = new DatabaseSync(file)
  database.exec('PRAGMA user_version = 99')
  database.close()
  expect(() => openSqliteStore(file)).toThrow(/written by a newer version/)
  expect(() => openSqliteStoreForReading(file)).toThrow(/written by a newer version/)
})

test('a reader neither creates nor changes the store', async () => {
  const file = path.join(temporaryFolder(), 'leads.sqlite')
  expect(() => openSqliteStoreForReading(file)).toThrow(/unable to open/)
  const store = temporaryStore(file)
  const reader = openSqliteStoreForReading(file)
  await expect(acceptLead(reader, sampleLead, recipients, at)).rejects.toThrow(/readonly/)
  await acceptLead(store, sampleLead, recipients, at)
  expect(await reader.list({})).toHaveLength(1)
  await reader.close()
})

test('concurrent leads fail and succeed independently', async () => {
  const file = path.join(temporaryFolder(), 'leads.sqlite')
  const store = temporaryStore(file)
  const twice = mailTo('a@b.example', 'a@b.example')
  const accepted = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) =>
      acceptLead(
        store,
        { ...sampleLead, message: `Lead ${index}` },
        index % 3 === 0 ? twice : recipients,
        at,
      ),
    ),
  )
  expect(accepted.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  const leads = await store.list({})
  expect(leads.map(({ message }) => Number(message.slice(5)) % 3 !== 0)).toEqual(Array(20).fill(true))
  expect(new Set(leads.map(({ reference }) => reference)).size).toBe(20)
  expect(leads.every(({ deliveries }) => deliveries.length === 2)).toBe(true)
})
