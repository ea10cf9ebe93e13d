import pg from 'pg'
import type { ClientBase, CustomTypesConfig, Pool, PoolClient } from 'pg'
import type { Database, Query, Row, Value } from '../database.ts'
import { migrate, requireCurrentSchema } from './migrate.ts'
import { isSilence, namedFailure } from './named-failure.ts'

/** Bounds of what a statement may wait for (milliseconds): a database that does not answer is an error, not a wait. */
const timeouts = {
  connectionTimeoutMillis: 4_000,
  query_timeout: 10_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
}

/**
 * The first word to a connection needs no work (milliseconds). A database that was frozen keeps its connections open,
 * so this is what tells: it need not take as long as a statement may.
 */
const firstWordTimeout = 3_000

/** Errors after which the same transaction may well succeed: serialization failure, deadlock. */
const worthAnotherTry = new Set(['40001', '40P01'])
const mostTries = 3

/** The database behind a `postgres://` address, migrated if need be. `onError` hears of connections lost while idle. */
export async function openPostgresDatabase(url: string, onError: (error: Error) => void): Promise<Database> {
  const database = connect(url, onError)
  return afterOr(database, () => database.transaction((query) => migrate(query)))
}

/** The same without changing its schema; throws when that is not the one this program knows. */
export async function openPostgresDatabaseAsIs(
  url: string,
  onError: (error: Error) => void,
): Promise<Database> {
  const database = connect(url, onError)
  return afterOr(database, () => requireCurrentSchema(database.read))
}

/** The database once `prepare` has succeeded; closed again when it fails. */
async function afterOr(database: Database, prepare: () => Promise<void>): Promise<Database> {
  try {
    await prepare()
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

const types: CustomTypesConfig = {
  // Our times and counts are far below 2^53.
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
}

/** Runs `work` over the database as it is at one moment, without changing or holding up anything. */
export async function withSnapshot<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'lead desk', ...timeouts, types })
  let lost: Error | undefined
  client.on('error', (error) => (lost = error))
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    return await work(queryOn(client))
  } catch (error) {
    throw lost ?? error
  } finally {
    await client.end()
  }
}

function connect(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'lead desk',
    ...timeouts,
    types,
  })
  pool.on('error', (error) => onError(namedFailure(error) as Error))
  // A connection that ends in anyone's hands tells the query under way and the pool, which takes it back no more. It
  // also says so as an event, at times before whoever asked for it has it: unheard, that ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  let closing: Promise<void> | undefined
  return {
    read: (sql, ...values) => read(pool, sql, values),
    transaction: (work) => transact(pool, work),
    // It keeps its files itself.
    expectInPlace: async () => undefined,
    // Autovacuum's part.
    scrub: async () => true,
    close: () => (closing ??= pool.end()),
  }
}

function queryOn(connection: ClientBase): Query {
  return async (sql, ...values) => {
    try {
      // Without values the simple protocol, which takes several statements at once as migrations are.
      const { rows } = await (values.length > 0
        ? connection.query<Row>(sql, values)
        : connection.query<Row>(sql))
      return rows
    } catch (error) {
      throw namedFailure(error)
    }
  }
}

/** A connection that has answered its first word, which is `sql`. */
async function connectionAfter(pool: Pool, sql: string): Promise<PoolClient> {
  let client: PoolClient | undefined
  try {
    client = await pool.connect()
    // Of pg's own settings for one query, which its types leave out.
    const firstWord: { text: string; query_timeout: number } = { text: sql, query_timeout: firstWordTimeout }
    await client.query(firstWord)
    return client
  } catch (error) {
    client?.release(true)
    throw namedFailure(error)
  }
}

async function read(pool: Pool, sql: string, values: Value[]): Promise<Row[]> {
  const client = await connectionAfter(pool, 'SELECT 1')
  let broken = false
  try {
    return await queryOn(client)(sql, ...values)
  } catch (error) {
    broken = isSilence(error)
    throw error
  } finally {
    client.release(broken)
  }
}

async function transact<T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const client = await connectionAfter(pool, 'BEGIN')
    let broken: Error | boolean = false
    try {
      const query = queryOn(client)
      const value = await work(query)
      await query('COMMIT')
      return value
    } catch (error) {
      // Who does not answer would not answer this either; the end of the connection undoes the transaction.
      if (isSilence(error)) broken = true
      else await client.query('ROLLBACK').catch((lost: Error) => (broken = lost))
      if (tries >= mostTries || !isWorthAnotherTry(error)) throw error
    } finally {
      client.release(broken)
    }
  }
}

const isWorthAnotherTry = (error: unknown) =>
  error instanceof Error && 'code' in error && worthAnotherTry.has(String(error.code))
