import { chmodSync, existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { createStore } from './create-store.ts'
import { refuseLost, refuseTableless } from './lost-store.ts'
import { migrate, refuseNewerSchema, requireCurrentSchema } from './migrate.ts'

/** Milliseconds to wait for another process's write to end before answering "busy". */
const busyTimeout = 2_000

/**
 * Opens (and if need be creates) the database for writing, with the newest schema. A commit is on disk when it
 * returns: synchronous=FULL. The file is readable only by its owner, as is a folder created for it. Throws
 * LostStoreError if a store is missing or empty.
 */
export function openForWriting(file: string): DatabaseSync {
  refuseLost(file)
  if (!existsSync(file)) createStore(file)
  // SQLite gives its -wal and -shm files the mode of the database.
  chmodSync(file, 0o600)
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: busyTimeout })
  try {
    refuseNewerSchema(database)
    refuseTableless(database, file)
    const mode = database.prepare('PRAGMA journal_mode = WAL').get()?.['journal_mode']
    if (mode !== 'wal')
      throw new Error('The lead store needs SQLite’s WAL mode, which this file system refuses.')
    database.exec('PRAGMA synchronous = FULL')
    // Erased data is overwritten, not only unlinked.
    database.exec('PRAGMA secure_delete = ON')
    keepTemporaryDataInMemory(database)
    refuseDamaged(database, 'quick_check')
    migrate(database)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/** Opens an existing database without changing it. Works while the server is running. */
export function openForReading(file: string): DatabaseSync {
  refuseLost(file)
  const database = new DatabaseSync(file, { readOnly: true, timeout: busyTimeout })
  try {
    keepTemporaryDataInMemory(database)
    refuseNewerSchema(database)
    refuseTableless(database, file)
    requireCurrentSchema(database)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/**
 * Otherwise SQLite writes temporary files to a shared folder. Leads do not belong there, and in a container where only
 * the data folder is writable every lead would fail.
 */
function keepTemporaryDataInMemory(database: DatabaseSync): void {
  database.exec('PRAGMA temp_store = MEMORY')
}

/** The file does not contain what was written into it. */
export class DamagedStoreError extends Error {
  override name = 'DamagedStoreError'
}

/** Throws DamagedStoreError unless SQLite finds the data consistent; `integrity_check` includes the indexes. */
export function refuseDamaged(database: DatabaseSync, check: 'quick_check' | 'integrity_check'): void {
  const problems = database
    .prepare(`PRAGMA ${check}(10)`)
    .all()
    .map((row) => String(row[check]))
  if (problems.length === 1 && problems[0] === 'ok') return
  throw new DamagedStoreError(problems.join('; '))
}

/** Reads the whole file, including indexes and references. Throws DamagedStoreError if something is inconsistent. */
export function checkSqlite(file: string): void {
  using database = openForReading(file)
  refuseDamaged(database, 'integrity_check')
  const strays = database.prepare('PRAGMA foreign_key_check').all()
  if (strays.length > 0) throw new DamagedStoreError(`${strays.length} rows refer to rows that are not there`)
}
