import { readFileSync } from 'node:fs'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import pg from 'pg'
import { replaceMethod } from './replace-method.ts'

/**
 * Loaded into a server before its own code. On SIGUSR2 it reads its orders from the file KILL_ORDERS and confirms: then
 * it kills the server as `kill -9` would, right before or right after the COMMIT of the first transaction in which the
 * statement changed a row.
 */
export interface KillOrders {
  when: 'before' | 'after'
  /** An expression that matches the statement. */
  statement: string
}

let orders: KillOrders | undefined
process.on('SIGUSR2', () => {
  orders = JSON.parse(readFileSync(process.env['KILL_ORDERS'] ?? '', 'utf8')) as KillOrders
  process.stdout.write(`to be killed ${orders.when} ${orders.statement}\n`)
})

/** Connections whose open transaction holds the statement. */
const marked = new WeakSet<object>()

const note = (connection: object, sql: string, rows: readonly unknown[]) => {
  if (orders && rows.length > 0 && new RegExp(orders.statement).test(sql)) marked.add(connection)
}
const killIf = (when: KillOrders['when'], connection: object, sql: string) => {
  if (orders?.when === when && sql === 'COMMIT' && marked.has(connection))
    process.kill(process.pid, 'SIGKILL')
}

// SQLite: one connection writes.
replaceMethod(DatabaseSync.prototype, 'exec', (_self, exec, sql) => {
  killIf('before', DatabaseSync, String(sql))
  exec(sql)
  killIf('after', DatabaseSync, String(sql))
})
replaceMethod(StatementSync.prototype, 'all', ({ sourceSQL }, all, ...values) => {
  const rows = all(...values) as unknown[]
  note(DatabaseSync, sourceSQL, rows)
  return rows
})

// Postgres: the calls that wait by a promise, as transactions do.
replaceMethod(pg.Client.prototype, 'query', (client, query, ...values) => {
  const [sql] = values
  if (typeof sql !== 'string') return query(...values)
  killIf('before', client, sql)
  const answer = query(...values)
  if (!(answer instanceof Promise)) return answer
  return answer.then((result: pg.QueryResult | pg.QueryResult[]) => {
    if (!Array.isArray(result)) note(client, sql, result.rows)
    killIf('after', client, sql)
    return result
  })
})
