import { closeSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from './migrate.ts'
import { syncFile, syncFolder } from './sync.ts'

/**
 * Creates an empty store with the newest schema, for its owner alone. It is created under another name and renamed, so
 * that a store is never without its tables, even if this is interrupted.
 */
export function createStore(file: string): void {
  const folder = path.dirname(file)
  // Only a new folder gets this mode: an existing one may be shared on purpose.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = path.join(folder, `.new-${path.basename(file)}`)
  rmSync(draft, { force: true })
  // Created before SQLite opens it, so that the mode is right from the first byte.
  closeSync(openSync(draft, 'wx', 0o600))
  {
    using database = new DatabaseSync(draft)
    // An interrupted draft is thrown away; a complete one is synced below.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF')
    migrate(database)
  }
  syncFile(draft)
  renameSync(draft, file)
  syncFolder(folder)
}
