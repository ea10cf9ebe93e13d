import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errorCode } from '../../log/log.ts'
import { formatIstShort } from '../../time/ist-time.ts'
import { createStore } from './create-store.ts'
import { holderFile, refuseLost } from './lost-store.ts'
import { isBusy } from './busy-retry.ts'

/** Another server has this store. */
class HeldStoreError extends Error {
  override name = 'HeldStoreError'
}

/**
 * Makes this process the only server on the store, and creates the store in a new folder. The lock lasts until the
 * returned function is called or the process ends. Throws an error that names the holder if there is one.
 *
 * It is a lock of the operating system on a database that stays empty. Process ids would not do: they are reused, in
 * containers immediately. The operator's commands do not take it.
 */
export function lockStore(file: string, now: Date): () => void {
  refuseLost(file)
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const lock = lockAt(path.join(path.dirname(file), 'leads.lock'), file)
  try {
    if (!existsSync(file)) createStore(file)
    // Written beside the lock, because the locked file cannot be read. It exists only once there is a store, and so
    // proves that there was one.
    const holder = `process ${process.pid} on ${hostname()}, since ${formatIstShort(now)} IST`
    writeFileSync(holderFile(file), `${holder}\n`, { mode: 0o600 })
  } catch (error) {
    lock.close()
    throw error
  }
  return () => lock.close()
}

function lockAt(place: string, file: string): DatabaseSync {
  makeFile(place)
  // Fails with the file's name if it cannot be written; SQLite's own error omits the name.
  accessSync(place, constants.R_OK | constants.W_OK)
  const lock = new DatabaseSync(place, { timeout: 0 })
  try {
    // Nothing is written, so it needs no journal.
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    throw isBusy(error) ? heldBy(file) : error
  }
}

/** Does not open an existing file: closing it would release a lock that this process has on it. */
function makeFile(place: string): void {
  try {
    closeSync(openSync(place, 'wx', 0o600))
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

function heldBy(file: string): HeldStoreError {
  const name = holderFile(file)
  const holder = existsSync(name) ? `: ${readFileSync(name, 'utf8').trim()}` : ''
  return new HeldStoreError(
    `Another server is at work on ${path.dirname(file)}${holder}. Nothing was changed. Stop that one first, or give this one another DATA_DIR; several servers on one store need Postgres (DATABASE_URL).`,
  )
}
