import { DamagedStoreError, openForReading, refuseDamaged } from './open-connection.ts'

/** Reads the whole file, indexes and references included. Throws DamagedStoreError when something is not in order. */
export function checkSqlite(file: string): void {
  const database = openForReading(file)
  try {
    refuseDamaged(database, 'integrity_check')
    const strays = database.prepare('PRAGMA foreign_key_check').all()
    if (strays.length > 0)
      throw new DamagedStoreError(`${strays.length} rows refer to rows that are not there`)
  } finally {
    database.close()
  }
}
