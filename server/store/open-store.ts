import type { Database } from './database.ts'
import { leadReader } from './lead-reader.ts'
import { leadWriter } from './lead-writer.ts'
import { outbox } from './outbox.ts'
import { openSqliteDatabase, openSqliteDatabaseForReading } from './sqlite/sqlite-database.ts'
import type { Store } from './store.ts'
import { subscribers } from './subscribers.ts'

/** Opens the store in `file` for the server, creating or migrating it. See openForWriting for what it throws. */
export function openSqliteStore(file: string): Store {
  return storeOn(openSqliteDatabase(file), { skipLocked: '' })
}

/** Opens an existing store for reading; its writing methods reject. */
export function openSqliteStoreForReading(file: string): Store {
  return storeOn(openSqliteDatabaseForReading(file), { skipLocked: '' })
}

function storeOn(database: Database, dialect: { skipLocked: string }): Store {
  return {
    ...leadReader(database),
    ...leadWriter(database),
    ...outbox(database, dialect),
    ...subscribers(database),
    check: async () =>
      void (await database.read('SELECT count(*) FROM (SELECT 1 FROM leads LIMIT 1) AS one')),
    close: () => database.close(),
  }
}
