import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { queryBy, type Database } from '../database.ts'
import { openForReading, openForWriting } from './open-connection.ts'
import { runOn } from './run-on.ts'
import { readingThread } from './reading-thread.ts'
import { isBusy, longestWait, untilNextTry, whenFree } from './busy-retry.ts'
import { statSync } from 'node:fs'
import path from 'node:path'

/** A transaction waiting for its turn. */
interface Job {
  /** When it came in, by the steady clock (milliseconds). */
  since: number
  /** Does the work inside the open transaction; answers what tells the caller once that is on disk. */
  run: () => Promise<() => void>
  fail: (error: unknown) => void
}

/** At most this many transactions share a commit, so that the first does not wait for too many others. */
const largestBatch = 128

/**
 * The database in `file`, created or migrated if need be. Transactions that come in together are written in one
 * commit, each in a savepoint of its own: a commit costs a wait for the disk, and this way they share it.
 */
export function openSqliteDatabase(file: string): Database {
  const writer = openForWriting(file)
  const reader = openForReading(file)
  // From here on SQLite does not wait for locks, because that would block every other request.
  for (const connection of [writer, reader]) connection.exec('PRAGMA busy_timeout = 0')
  const expectInPlace = ownFiles(file)
  const session = sessionOn(writer, expectInPlace)
  const waiting: Job[] = []
  let draining: Promise<void> | undefined

  async function drain(): Promise<void> {
    // Everything else from this turn of the event loop joins the first batch.
    await setImmediate()
    while (waiting.length > 0) {
      try {
        writer.exec('BEGIN IMMEDIATE')
      } catch (error) {
        refuse(error)
        if (isBusy(error)) await untilNextTry()
        continue
      }
      await commit(session, waiting.splice(0, largestBatch))
    }
    draining = undefined
  }

  /** Rejects those that cannot be served; while the file is locked, only those that have waited long enough. */
  function refuse(error: unknown): void {
    const patient = isBusy(error)
      ? waiting.findIndex(({ since }) => performance.now() - since <= longestWait)
      : largestBatch
    waiting.splice(0, patient < 0 ? waiting.length : patient).forEach(({ fail }) => fail(error))
  }

  const read = runOn(reader)
  const aside = readingThread(file)
  return {
    read: queryBy((text, values) => whenFree(() => read(text, values))),
    readAside: queryBy((text, values) => whenFree(() => aside.read(text, values))),
    transaction: (work) =>
      new Promise((resolve, reject) => {
        const run = async () => {
          const value = await work(session.query)
          return () => resolve(value)
        }
        waiting.push({ since: performance.now(), run, fail: reject })
        draining ??= drain()
      }),
    expectInPlace: async () => expectInPlace(),
    scrub: async () => {
      for (const since = performance.now(); performance.now() - since <= longestWait; await untilNextTry()) {
        if (!writer.isTransaction && clearLog(writer)) return true
      }
      return false
    },
    close: async () => {
      await draining
      await aside.end()
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
    readAside: query,
    transaction: (work) => work(query),
    expectInPlace: async () => undefined,
    scrub: async () => false,
    close: async () => {
      if (reader.isOpen) reader.close()
    },
  }
}

type Session = ReturnType<typeof sessionOn>

/** The writing connection, with its statements prepared. */
const sessionOn = (connection: DatabaseSync, expectInPlace: () => void) => ({
  connection,
  query: queryBy(runOn(connection)),
  savepoint: connection.prepare('SAVEPOINT job'),
  release: connection.prepare('RELEASE job'),
  /** Throws when the open files are no longer those at their place. */
  expectInPlace,
})

/** Moves everything out of the write-ahead log and empties it. False when another program is in the way. */
const clearLog = (connection: DatabaseSync) =>
  Number(connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy']) === 0

/** Does the jobs in the transaction that has begun. */
async function commit(session: Session, batch: readonly Job[]): Promise<void> {
  const { connection } = session
  try {
    const tellCallers: (() => void)[] = []
    for (const job of batch) tellCallers.push(await inSavepoint(session, job))
    connection.exec('COMMIT')
    session.expectInPlace()
    tellCallers.forEach((tell) => tell())
  } catch (error) {
    batch.forEach(({ fail }) => fail(error))
    if (connection.isOpen && connection.isTransaction) connection.exec('ROLLBACK')
  }
}

/** A job that fails takes back only its own changes, unless SQLite has given up the whole transaction. */
async function inSavepoint(session: Session, job: Job): Promise<() => void> {
  const { connection } = session
  session.savepoint.run()
  try {
    const tell = await job.run()
    session.release.run()
    return tell
  } catch (error) {
    if (!connection.isTransaction) throw error
    connection.exec('ROLLBACK TO job; RELEASE job')
    return () => job.fail(error)
  }
}

/** The open files are no longer the ones on disk: whatever is written now is lost when this process ends. */
class StoreGoneError extends Error {
  override name = 'StoreGoneError'
  readonly code = 'STORE_GONE'
}

/**
 * Notes which files an open store has. Answers a check that throws StoreGoneError once one of them was deleted, moved
 * or replaced; it passes again when it is back.
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
