import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { queryBy, type Database } from '../database.ts'
import { openForReading, openForWriting } from './open-connection.ts'
import { runOn } from './run-on.ts'
import { untilNextTry, withOneRetry } from './busy-retry.ts'
import { statSync } from 'node:fs'
import path from 'node:path'

/** The database in `file`, created or migrated if need be. Transactions run one after the other, each with its own commit. */
export function openSqliteDatabase(file: string): Database {
  const writer = openForWriting(file)
  const reader = openForReading(file)
  // From here on SQLite does not wait for locks, because that would block every other request.
  for (const connection of [writer, reader]) connection.exec('PRAGMA busy_timeout = 0')
  const expectInPlace = ownFiles(file)
  const query = queryBy(runOn(writer))
  const read = runOn(reader)
  let last: Promise<unknown> = Promise.resolve()

  /** Runs `action` once earlier ones have ended. In between, other requests are answered. */
  function inTurn<T>(action: () => Promise<T>): Promise<T> {
    const turn = last.then(() => setImmediate()).then(action)
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    read: queryBy((text, values) => withOneRetry(() => read(text, values))),
    transaction: (work) =>
      withOneRetry(() =>
        inTurn(async () => {
          writer.exec('BEGIN IMMEDIATE')
          try {
            const value = await work(query)
            writer.exec('COMMIT')
            expectInPlace()
            return value
          } catch (error) {
            // A full disk ends the transaction by itself.
            if (writer.isOpen && writer.isTransaction) writer.exec('ROLLBACK')
            throw error
          }
        }),
      ),
    expectInPlace: async () => expectInPlace(),
    scrub: async () => {
      const clear = () => inTurn(async () => clearLog(writer))
      if (await clear()) return true
      await untilNextTry()
      return clear()
    },
    close: async () => {
      await last
      if (reader.isOpen) reader.close()
      if (writer.isOpen) writer.close()
    },
  }
}

/** An existing database, opened without changing it; its transactions reject. Works while the server is running. */
export function openSqliteDatabaseForReading(file: string): Database {
  const reader = openForReading(file)
  const query = queryBy(runOn(reader))
  return {
    read: query,
    transaction: (work) => work(query),
    expectInPlace: async () => undefined,
    scrub: async () => false,
    close: async () => {
      if (reader.isOpen) reader.close()
    },
  }
}

/** Moves everything out of the write-ahead log and empties it. False when another program is in the way. */
const clearLog = (connection: DatabaseSync) =>
  Number(connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy']) === 0

/** The open files are no longer the ones on disk: anything written now is lost when this process ends. */
class StoreGoneError extends Error {
  override name = 'StoreGoneError'
  readonly code = 'STORE_GONE'
}

/**
 * Records which files an open store has. Returns a check that throws StoreGoneError once one of them was deleted,
 * moved or replaced; it passes again when it is back.
 */
function ownFiles(file: string): () => void {
  const names = [file, `${file}-wal`, `${file}-shm`]
  const own = names.map(identity)
  return () => {
    for (const [index, name] of names.entries()) {
      if (own[index] === undefined || identity(name) !== own[index]) {
        throw new StoreGoneError(`${path.basename(name)} was deleted, moved or replaced while it was open`)
      }
    }
  }
}

/** Device and inode: they identify an open file whatever its name. */
function identity(name: string): string | undefined {
  const found = statSync(name, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
