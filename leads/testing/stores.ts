import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, inject, onTestFinished } from 'vitest'
import { openStore, type Store, type StorePlace } from '../store/open-store.ts'
import { runOnPostgres } from './run-on-postgres.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The databases that the lead desk supports. Tests that must pass on both in every run use them directly. */
export const databases = ['SQLite', 'Postgres'] as const
type Database = (typeof databases)[number]

/**
 * Declares a suite for each database: in the short run on SQLite, in the full one on Postgres too. Both must give the
 * same answers, and the store's contract checks that in every run.
 */
export function onEachDatabase(declare: (database: Database) => void): void {
  describe('SQLite', () => {
    declare('SQLite')
  })
  describe('Postgres', { tags: 'full' }, () => {
    declare('Postgres')
  })
}

/** A fresh place for a store, without leads, deleted after the test. On Postgres its tables are there. */
export async function freshPlace(database: Database): Promise<StorePlace> {
  const { url, copyOfTemplate } = inject('postgres')
  return database === 'SQLite' ? freshFile() : { url: await createDatabase(url, copyOfTemplate) }
}

/** A fresh place for a store without anything in it. */
export async function emptyPlace(database: Database): Promise<StorePlace> {
  return database === 'SQLite' ? freshFile() : { url: await createDatabase(inject('postgres').url) }
}

const freshFile = () => ({ file: path.join(temporaryFolder(), 'leads.sqlite') })

/** A real store, closed after the test. */
export async function storeAt(place: StorePlace): Promise<Store> {
  const store = await openStore(place)
  onTestFinished(() => store.close())
  return store
}

/** Stands for the two minutes in which a killed worker's leases expire: zero, so tests need not wait. */
export const endLeases = (place: StorePlace) =>
  runAt(place, 'UPDATE outbox SET lease_token = NULL, leased_until = NULL')

/** Runs statements on the data at the place, of any version, opened or not. */
export async function runAt(place: StorePlace, sql: string): Promise<void> {
  if ('url' in place) return void (await runOnPostgres(place.url, sql))
  using database = new DatabaseSync(place.file, { timeout: 5_000 })
  database.exec(sql)
}

async function createDatabase(server: string, asWhat = ''): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnPostgres(server, `CREATE DATABASE ${name} ${asWhat}`)
  onTestFinished(async () => void (await runOnPostgres(server, `DROP DATABASE ${name} WITH (FORCE)`)))
  return new URL(`/${name}`, server).href
}
