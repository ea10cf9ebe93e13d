import type { Query } from '../database.ts'
import { trusted } from '../sql.ts'
import { refuseNewer, refuseOlder } from '../schema-version.ts'
import { sharedMigrations, type TableWords } from '../migrations/both-databases.ts'
import { everything } from './migrations/0001-everything.ts'
import { outboxForTheTeam } from './migrations/0007-outbox-for-the-team.ts'
import { searchWords } from './migrations/0008-search-words.ts'

const words: TableWords = {
  whole: 'BIGINT',
  id: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  strict: '',
  keyed: '',
}

/** The statements of each step, in order; the table lead_desk_schema says how many have been taken. */
export const migrations: readonly string[] = [
  everything,
  ...sharedMigrations(words, outboxForTheTeam),
  searchWords,
]

/** Any number, the same in every instance: who holds it brings the schema forward, the others wait. */
const migrationLock = 7_126_344

/** Brings the schema forward inside the caller's transaction. Throws NewerSchemaError and leaves newer data alone. */
export async function migrate(query: Query, known = migrations): Promise<void> {
  await query`SELECT pg_advisory_xact_lock(${migrationLock})`
  await query`CREATE TABLE IF NOT EXISTS lead_desk_schema (version INTEGER NOT NULL)`
  const version = await schemaVersion(query)
  refuseNewer(version, known.length)
  for (const statements of known.slice(version)) await query`${trusted(statements)}`
  if (version === known.length) return
  await query`DELETE FROM lead_desk_schema`
  await query`INSERT INTO lead_desk_schema VALUES (${known.length})`
}

/** Whether the schema is the one this program knows. Throws NewerSchemaError when it is a newer one. */
export async function isCurrent(query: Query, known = migrations): Promise<boolean> {
  const version = await versionOf(query)
  refuseNewer(version, known.length)
  return version === known.length
}

/** Throws unless the schema is exactly the one this program knows. */
export async function requireCurrentSchema(query: Query, known = migrations): Promise<void> {
  const version = await versionOf(query)
  refuseNewer(version, known.length)
  refuseOlder(version, known.length)
}

/** 0: there is no schema yet. */
async function versionOf(query: Query): Promise<number> {
  const [table] = await query`SELECT to_regclass('lead_desk_schema') AS name`
  return table?.['name'] === null ? 0 : schemaVersion(query)
}

async function schemaVersion(query: Query): Promise<number> {
  const [row] = await query`SELECT max(version) AS version FROM lead_desk_schema`
  return Number(row?.['version'] ?? 0)
}
