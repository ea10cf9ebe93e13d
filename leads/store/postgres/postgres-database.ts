import pg from 'pg'
import type { ClientBase, CustomTypesConfig, Pool, PoolClient } from 'pg'
import { queryBy, type Database, type Query, type Row } from '../database.ts'
import type { Value } from '../sql.ts'
import { isCurrent, migrate, requireCurrentSchema } from './migrate.ts'

/** Messages of pg's time-outs, which have no code. */
const timeoutMessage =
  /^(?:Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout)$/
const lossMessage = /^(?:Connection terminated|Client has encountered a connection error)/

/** Adds the system's error code to a connection failure if pg gives none. Other errors stay as they are. */
function namedFailure(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error
  if (timeoutMessage.test(error.message)) return withCode(error, 'ETIMEDOUT')
  return lossMessage.test(error.message) ? withCode(error, 'ECONNRESET') : error
}

/** Whether the database did not answer in time. */
const isTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT'

const withCode = (cause: Error, code: string) => Object.assign(new Error(cause.message, { cause }), { code })

/** Time-outs (milliseconds), so that a database that does not answer is an error and nothing waits forever. */
const timeouts = {
  connectionTimeoutMillis: 4_000,
  query_timeout: 10_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
}

/**
 * Time-out of a ping (milliseconds). A database that hangs keeps its connections open, so each is pinged before it is
 * used. A ping needs no work and has a shorter time-out than a statement.
 */
const pingTimeout = 3_000

/** Errors after which the same transaction may well succeed: serialization failure, deadlock. */
const worthAnotherTry = new Set(['40001', '40P01'])
const mostTries = 3

/** The database at a `postgres://` address, migrated if needed. `onError`: an idle connection was lost. */
export async function openPostgresDatabase(url: string, onError?: (error: Error) => void): Promise<Database> {
  const database = connect(url, onError)
  return afterOr(database, async () => {
    if (!(await isCurrent(database.read))) await migrateApart(url)
  })
}

/** The same without changing its schema; throws if that is not the one this program knows. */
export async function openPostgresDatabaseAsIs(url: string): Promise<Database> {
  const database = connect(url)
  return afterOr(database, () => requireCurrentSchema(database.read))
}

/** The database once `prepare` has succeeded; closed again if it fails. */
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

/** Migrates the schema on a connection without a time limit: a step may read every lead. */
const migrateApart = (url: string) =>
  onOwnConnection(url, { connectionTimeoutMillis: timeouts.connectionTimeoutMillis }, async (query) => {
    await query`BEGIN`
    await migrate(query)
    await query`COMMIT`
  })

/** Runs `work` over a consistent snapshot of the database, without changing or blocking anything. */
export const withSnapshot = <T>(url: string, work: (query: Query) => Promise<T>): Promise<T> =>
  onOwnConnection(url, timeouts, async (query) => {
    await query`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`
    return work(query)
  })

async function onOwnConnection<T>(
  url: string,
  limits: Partial<typeof timeouts>,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connectionTo(url), ...limits })
  let lost: Error | undefined
  client.on('error', (error) => (lost = error))
  await client.connect()
  try {
    return await work(queryOn(client))
  } catch (error) {
    throw lost ?? error
  } finally {
    await client.end()
  }
}

const connectionTo = (url: string) => ({ connectionString: url, application_name: 'lead desk', types })

function connect(url: string, onError: (error: Error) => void = () => undefined): Database {
  const pool = new pg.Pool({ ...connectionTo(url), ...timeouts })
  pool.on('error', (error) => onError(namedFailure(error) as Error))
  // A connection lost while in use fails the query under way, and the pool drops it. It also emits an event,
  // sometimes before the caller has the connection: without a listener that ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  let closing: Promise<void> | undefined
  return {
    read: queryBy((text, values) => read(pool, text, values)),
    transaction: (work) => transact(pool, work),
    // Postgres looks after its own files.
    expectInPlace: async () => undefined,
    // Autovacuum does this.
    scrub: async () => true,
    close: () => (closing ??= pool.end()),
  }
}

const queryOn = (connection: ClientBase) => queryBy((text, values) => runOn(connection, text, values))

async function runOn(connection: ClientBase, text: string, values: Value[]): Promise<Row[]> {
  try {
    // Without values the simple protocol, which takes several statements at once as migrations are.
    const { rows } = await (values.length > 0
      ? connection.query<Row>(text, values)
      : connection.query<Row>(text))
    return rows
  } catch (error) {
    throw namedFailure(error)
  }
}

/** A connection that has answered a first statement, which serves as the ping. */
async function connectionAfter(pool: Pool, text: string): Promise<PoolClient> {
  let client: PoolClient | undefined
  try {
    client = await pool.connect()
    // pg knows this setting for one query, but its types do not.
    const ping: { text: string; query_timeout: number } = { text, query_timeout: pingTimeout }
    await client.query(ping)
    return client
  } catch (error) {
    client?.release(true)
    throw namedFailure(error)
  }
}

async function read(pool: Pool, text: string, values: Value[]): Promise<Row[]> {
  const client = await connectionAfter(pool, 'SELECT 1')
  let broken = false
  try {
    return await runOn(client, text, values)
  } catch (error) {
    broken = isTimeout(error)
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
      await query`COMMIT`
      return value
    } catch (error) {
      // A database that does not answer would not answer this either. Closing the connection undoes the transaction.
      if (isTimeout(error)) broken = true
      else await client.query('ROLLBACK').catch((lost: Error) => (broken = lost))
      if (tries >= mostTries || !isWorthAnotherTry(error)) throw error
    } finally {
      client.release(broken)
    }
  }
}

const isWorthAnotherTry = (error: unknown) =>
  error instanceof Error && 'code' in error && worthAnotherTry.has(String(error.code))
