import { randomBytes } from 'node:crypto'
import { alerting } from './alerts.ts'
import { clearing } from './clearing.ts'
import { readCounts, readTrouble } from './counts.ts'
import type { Database } from './database.ts'
import { erasing } from './erasing.ts'
import { heldDigest } from './held-digest.ts'
import { leadReader } from './lead-reader.ts'
import { leadWriter } from './lead-writer.ts'
import { outboxClaims } from './outbox-claims.ts'
import { outboxQueue } from './outbox-queue.ts'
import { pageViews } from './page-views.ts'
import { people } from './people.ts'
import { openPostgresDatabase, openPostgresDatabaseAsIs } from './postgres/postgres-database.ts'
import { openSqliteDatabase, openSqliteDatabaseForReading } from './sqlite/sqlite-database.ts'
import { sql, type Sql } from './sql.ts'
import { subscribers } from './subscribers.ts'

/** With all indexes a long lead takes some twenty pages of four KiB: a disk with room for this takes the next one. */
const probeBytes = 72 * 1024

/** Writes as much to the disk as a lead; rejects if the store cannot accept leads. */
async function probeWriting(database: Database): Promise<void> {
  // Random bytes, because repeated ones could be compressed.
  const filling = randomBytes(probeBytes).toString('base64')
  await database.transaction(
    (query) => query`INSERT INTO write_probe (id, filling) VALUES (1, ${filling})
      ON CONFLICT (id) DO UPDATE SET filling = excluded.filling`,
  )
}

/** Where the data is: a SQLite file, or Postgres at this address. */
export type StorePlace = { file: string } | { url: string }

/**
 * Opens the store for the server, creating or migrating it. `onError` is called on errors outside any call, such as a
 * connection lost while idle. See openForWriting and openPostgresDatabase for what it throws.
 */
export async function openStore(place: StorePlace, onError?: (error: Error) => void): Promise<Store> {
  if ('file' in place) return openSqliteStore(place.file)
  return storeOn(await openPostgresDatabase(place.url, onError), postgres)
}

/** Opens an existing store without migrating it; the methods that write reject on SQLite. */
export async function openStoreForReading(place: StorePlace): Promise<Store> {
  if ('file' in place) return openSqliteStoreForReading(place.file)
  return storeOn(await openPostgresDatabaseAsIs(place.url), postgres)
}

/** The store in a file; created or migrated if need be. */
export function openSqliteStore(file: string): Store {
  return storeOn(openSqliteDatabase(file), sqlite)
}

/** An existing store in a file; its methods that write reject. */
export function openSqliteStoreForReading(file: string): Store {
  return storeOn(openSqliteDatabaseForReading(file), sqlite)
}

interface Dialect {
  name: 'sqlite' | 'postgres'
  /** Lets several claim at once without waiting for each other's rows. */
  skipLocked: Sql
  /** Makes others who lock the same text wait until the transaction ends; does nothing where they wait anyway. */
  lockText: (text: string) => Sql
  /** Whether a starting server may assume that no other server is running. */
  alone: boolean
  /** The function that returns the greatest of its arguments. */
  greatest: Sql
}

const sqlite: Dialect = {
  name: 'sqlite',
  skipLocked: sql``,
  lockText: () => sql`SELECT 1`,
  alone: true,
  greatest: sql`max`,
}
const postgres: Dialect = {
  name: 'postgres',
  skipLocked: sql`FOR UPDATE SKIP LOCKED`,
  lockText: (text) => sql`SELECT pg_advisory_xact_lock(hashtextextended(${text}, 0))`,
  alone: false,
  greatest: sql`greatest`,
}

/** The database, and which one it is where the search differs. */
export interface StoreSql extends Pick<Database, 'read' | 'transaction'> {
  dialect: Dialect['name']
}

/** Everything the lead desk stores. Every method rejects if the database cannot answer. */
export type Store = ReturnType<typeof storeOn>

function storeOn(database: Database, dialect: Dialect) {
  const deskSql: StoreSql = { dialect: dialect.name, ...database }
  return {
    ...leadReader(database),
    ...leadWriter(database),
    ...outboxClaims(database, dialect),
    ...outboxQueue(database),
    ...heldDigest(database),
    ...alerting(database),
    ...subscribers(database, dialect),
    ...people(database),
    ...erasing(database),
    ...clearing(database),
    ...pageViews(database),
    counts: () => readCounts(database),
    /** What the operator should correct. A delivery is late if it has waited since before `lateBefore`. */
    trouble: (lateBefore: Date) => readTrouble(database, lateBefore),
    /** Resolves when the store can write. */
    probe: () => probeWriting(database),
    /** Resolves when the store can read its data and its files are still in place. */
    check: async () => {
      await database.read`SELECT count(*) FROM (SELECT 1 FROM leads LIMIT 1) AS one`
      await database.expectInPlace()
    },
    close: () => database.close(),
    [Symbol.asyncDispose]: () => database.close(),
    /** For the sales desk, which has its own queries. */
    sql: deskSql,
  }
}
