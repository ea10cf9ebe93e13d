import type { DatabaseSync } from 'node:sqlite'
import type { Row } from '../database.ts'
import { migrations, newestOf } from '../migrations/migrations.ts'
import { refuseNewer, refuseOther } from '../schema-version.ts'
import { placed, type Sql } from '../sql.ts'
import { allOn } from './run-on.ts'

/** The number of the last step that was taken is SQLite's user_version. */
function schemaVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
}

/** Throws NewerSchemaError if the schema is one that this program does not know yet. */
export const refuseNewerSchema = (database: DatabaseSync, known = migrations) =>
  refuseNewer(schemaVersion(database), newestOf(known))

/** Throws unless the schema is exactly the one this program knows. */
export const requireCurrentSchema = (database: DatabaseSync) =>
  refuseOther(schemaVersion(database), newestOf(migrations))

/** Migrates the schema, one transaction for each step. Throws NewerSchemaError and leaves newer data alone. */
export function migrate(database: DatabaseSync, known = migrations): void {
  refuseNewerSchema(database, known)
  for (const migration of known) {
    database.exec('BEGIN IMMEDIATE')
    try {
      // Read again under the write lock: another process may have taken this step meanwhile.
      if (schemaVersion(database) < migration.number) {
        database.exec(migration.sqlite)
        if (migration.rows) takeAll(database, migration.rows())
        database.exec(`PRAGMA user_version = ${migration.number}`)
      }
      database.exec('COMMIT')
    } catch (error) {
      // A full disk ends the transaction by itself.
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
}

/** Runs statements that depend on the rows of those before. */
export function takeAll(database: DatabaseSync, steps: Generator<Sql, void, Row[]>): void {
  const all = allOn(database)
  let step = steps.next()
  while (!step.done) {
    const { text, values } = placed(step.value)
    step = steps.next(all(text, values))
  }
}
