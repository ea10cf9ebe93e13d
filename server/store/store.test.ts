import { statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { mailTo } from '../testing/mail-to.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import type { LeadDetails } from './lead-store.ts'
import { openSqliteStore, openSqliteStoreForReading } from './open-store.ts'

const details: LeadDetails = {
  name: 'Nandini Rajagopal',
  email: 'nandini.r@kaveribank.example',
  phone: '+91 98450 00127',
  company: 'Kaveri Bank',
  message: 'Evenings are the problem.',
}
const at = new Date('2025-10-14T06:12:00Z')
const recipients = mailTo('sales@orvani.example', 'second@orvani.example')

test('keeps the folder and every file to its owner, in WAL mode with full syncs', async () => {
  const folder = path.join(temporaryFolder(), 'data')
  const file = path.join(folder, 'leads.sqlite')
  const store = temporaryStore(file)
  await acceptLead(store, details, recipients, at)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o777).toBe(0o600)
  const database = new DatabaseSync(file, { readOnly: true })
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  database.close()
})

test('identical leads posted at once through two connections are one', async () => {
  const file = path.join(temporaryFolder(), 'leads.sqlite')
  const stores = [temporaryStore(file), temporaryStore(file)]
  const accepted = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const store = stores[index % 2] ?? temporaryStore(file)
      return acceptLead(store, details, recipients, at)
    }),
  )
  expect(accepted.filter(({ repeated }) => !repeated)).toHaveLength(1)
  expect(new Set(accepted.map(({ reference }) => reference))).toEqual(new Set(['OR-251014-0001']))
  const leads = await temporaryStore(file).list({})
  expect(leads).toHaveLength(1)
  expect(leads[0]?.deliveries).toHaveLength(2)
})

test('a lead whose outbox row cannot be written is not kept either', async () => {
  const file = path.join(temporaryFolder(), 'leads.sqlite')
  const store = temporaryStore(file)
  // Two rows for one address break the outbox's uniqueness after the lead row is in.
  await expect(acceptLead(store, details, mailTo('a@b.example', 'a@b.example'), at)).rejects.toThrow(/UNIQUE/)
  expect(await store.list({})).toEqual([])
  expect(await acceptLead(store, details, recipients, at)).toEqual({
    reference: 'OR-251014-0001',
    repeated: false,
  })
})

test('numbers leads by the day in India', async () => {
  const store = temporaryStore()
  const times = ['2025-10-14T18:29:59Z', '2025-10-14T18:30:00Z', '2025-10-14T18:30:01Z']
  const references = []
  for (const time of times) {
    const lead = { ...details, message: time }
    references.push((await acceptLead(store, lead, recipients, new Date(time))).reference)
  }
  expect(references).toEqual(['OR-251014-0001', 'OR-251015-0001', 'OR-251015-0002'])
})

test('a delivery belongs to one worker until its lease ends, and a late one cannot overwrite', async () => {
  const store = temporaryStore()
  await acceptLead(store, details, mailTo('sales@orvani.example'), at)
  const lease = 60_000
  const first = await store.claimDelivery(at, lease)
  expect(first).toMatchObject({ kind: 'lead-mail', attempts: 1, position: 1, lead: { name: details.name } })
  expect(await store.claimDelivery(new Date(at.getTime() + lease - 1), lease)).toBeUndefined()
  const second = await store.claimDelivery(new Date(at.getTime() + lease), lease)
  if (!first || !second) throw new Error('nothing to claim')
  expect(await store.settleDelivery(second, { state: 'delivered', at })).toBe(true)
  expect(await store.settleDelivery(first, { state: 'dead', deadAt: at, error: 'late', alerts: [] })).toBe(
    false,
  )
  expect((await store.find('OR-251014-0001'))?.deliveries[0]).toMatchObject({
    state: 'delivered',
    lastError: null,
  })
})

test('an attempt that seems days away after the clock went back is due now', async () => {
  const store = temporaryStore()
  await acceptLead(store, details, mailTo('sales@orvani.example'), at)
  const yearBefore = new Date('2024-10-14T06:12:00Z')
  expect(await store.claimDelivery(yearBefore, 60_000)).toBeDefined()
})

test('reads page by page, in order, from a given time', async () => {
  const store = temporaryStore()
  for (let second = 0; second < 450; second++) {
    const time = new Date(at.getTime() + Math.floor(second / 3) * 1000)
    await acceptLead(store, { ...details, message: String(second) }, recipients, time)
  }
  const messages: string[] = []
  for await (const lead of store.all({ since: new Date(at.getTime() + 1000) })) messages.push(lead.message)
  expect(messages).toEqual(Array.from({ length: 447 }, (_, index) => String(index + 3)))
  expect((await store.list({ limit: 2 })).map(({ message }) => message)).toEqual(['449', '448'])
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
  await expect(acceptLead(reader, details, recipients, at)).rejects.toThrow(/readonly/)
  await acceptLead(store, details, recipients, at)
  expect(await reader.list({})).toHaveLength(1)
  await reader.close()
})
