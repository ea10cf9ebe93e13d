import type { Query, Row } from '../database.ts'
import { migrations, newestOf } from '../migrations/migrations.ts'
import { refuseNewer, refuseOther } from '../schema-version.ts'
import { trusted, type Sql } from '../sql.ts'

/** Any number, the same in every instance: its holder migrates the schema, the others wait. */
const migrationLock = 7_126_344

/** Migrates the schema inside the caller's transaction. Throws NewerSchemaError and leaves newer data alone. */
export async function migrate(query: Query, known = migrations): Promise<void> {
  await query`SELECT pg_advisory_xact_lock(${migrationLock})`
  await query`CREATE TABLE IF NOT EXISTS lead_desk_schema (version INTEGER NOT NULL)`
  const version = await schemaVersion(query)
  const newest = newestOf(known)
  refuseNewer(version, newest)
  for (const { number, postgres, rows } of known) {
    if (number <= version) continue
    await query`${trusted(postgres)}`
    if (rows) await takeAllOf(query, rows())
  }
  if (version === newest) return
  await query`DELETE FROM lead_desk_schema`
  await query`INSERT INTO lead_desk_schema VALUES (${newest})`
}

/** Runs statements that depend on the rows of those before. */
export async function takeAllOf(query: Query, steps: Generator<Sql, void, Row[]>): Promise<void> {
  let step = steps.next()
  while (!step.done) step = steps.next(await query`${step.value}`)
}

/** Whether the schema is the one this program knows. Throws NewerSchemaError when it is a newer one. */
export async function isCurrent(query: Query): Promise<boolean> {
  const [version, newest] = [await versionOf(query), newestOf(migrations)]
  refuseNewer(version, newest)
  return version === newest
}

/** Throws unless the schema is exactly the one this program knows. */
export const requireCurrentSchema = async (query: Query) =>
  refuseOther(await versionOf(query), newestOf(migrations))

/** 0: there is no schema yet. */
async function versionOf(query: Query): Promise<number> {
  const [table] = await query`SELECT to_regclass('lead_desk_schema') AS name`
  return table?.['name'] === null ? 0 : schemaVersion(query)
}

/**
 * Up to number 10 Postgres counted its own steps, of which it has two fewer: such a store says 1 to 8. Since then it
 * gives the number of the last step, 11 or more.
 */
const lastCounted = 8
const fewer = 2

async function schemaVersion(query: Query): Promise<number> {
  const [row] = await query`SELECT max(version) AS version FROM lead_desk_schema`
  const version = Number(row?.['version'] ?? 0)
  return version > 0 && version <= lastCounted ? version + fewer : version
}
