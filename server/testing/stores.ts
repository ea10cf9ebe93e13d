import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openStore, type Store, type StorePlace } from '../store/open-store.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The databases that everything about the store is tested on. */
export const databases = ['SQLite', 'Postgres'] as const

/** A fresh, empty place for a store, gone after the test. */
export async function freshPlace(database: (typeof databases)[number]): Promise<StorePlace> {
  return database === 'SQLite'
    ? { file: path.join(temporaryFolder(), 'leads.sqlite') }
    : { url: await freshPostgres() }
}

/** A real store, closed after the test. */
export async function storeAt(place: StorePlace): Promise<Store> {
  const store = await openStore(place)
  onTestFinished(() => store.close())
  return store
}

/** What the leases of a killed worker come to in two minutes: nothing. Tests need not wait for it. */
export async function endLeases(place: StorePlace): Promise<void> {
  const sql = 'UPDATE outbox SET lease_token = NULL, leased_until = NULL'
  if ('file' in place) {
    const database = new DatabaseSync(place.file, { timeout: 5_000 })
    database.exec(sql)
    database.close()
    return
  }
  await runOnPostgres(place.url, sql)
}

async function runOnPostgres(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(sql)
  await client.end()
}

async function freshPostgres(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('postgresUrl'))
  await runOnPostgres(url.href, `CREATE DATABASE ${name}`)
  onTestFinished(() => runOnPostgres(url.href, `DROP DATABASE ${name} WITH (FORCE)`))
  return new URL(`/${name}`, url).href
}
