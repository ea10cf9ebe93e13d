import type { DatabaseSync } from 'node:sqlite'
import { refuseNewer, refuseOlder } from '../schema-version.ts'
import { sharedMigrations, type TableWords } from '../migrations/both-databases.ts'
import { leadsAndOutbox } from './migrations/0001-leads-and-outbox.ts'
import { destinationsAndNewsletter } from './migrations/0002-destinations-and-newsletter.ts'
import { spamAndConsent } from './migrations/0003-spam-and-consent.ts'
import { outboxForTheTeam } from './migrations/0009-outbox-for-the-team.ts'
import { searchWords } from './migrations/0010-search-words.ts'

const words: TableWords = {
  whole: 'INTEGER',
  id: 'INTEGER PRIMARY KEY',
  strict: ' STRICT',
  keyed: ' STRICT, WITHOUT ROWID',
}

/** The statements of each step, in order; how many have been taken is SQLite's user_version. */
export const migrations: readonly string[] = [
  leadsAndOutbox,
  destinationsAndNewsletter,
  spamAndConsent,
  ...sharedMigrations(words, outboxForTheTeam),
  searchWords,
]

function schemaVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
}

/** Throws NewerSchemaError when the schema is one that this program does not know yet. */
export const refuseNewerSchema = (database: DatabaseSync, known = migrations) =>
  refuseNewer(schemaVersion(database), known.length)

/** Throws unless the schema is exactly the one this program knows. */
export function requireCurrentSchema(database: DatabaseSync, known = migrations): void {
  const version = schemaVersion(database)
  refuseNewer(version, known.length)
  refuseOlder(version, known.length)
}

/** Brings the schema forward, one transaction for each step. Throws NewerSchemaError and leaves newer data alone. */
export function migrate(database: DatabaseSync, known = migrations): void {
  refuseNewerSchema(database, known)
  for (const [index, sql] of known.entries()) {
    database.exec('BEGIN IMMEDIATE')
    try {
      // Read again under the write lock: another process may have taken this step meanwhile.
      if (schemaVersion(database) <= index) {
        database.exec(sql)
        database.exec(`PRAGMA user_version = ${index + 1}`)
      }
      database.exec('COMMIT')
    } catch (error) {
      // A full disk ends the transaction by itself.
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
}
