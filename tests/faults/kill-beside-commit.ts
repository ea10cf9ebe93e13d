import { DatabaseSync, StatementSync } from 'node:sqlite'
import pg from 'pg'
import { replaceMethod } from './replace-method.ts'

/**
 * Loaded into a server before its own code. Kills it as `kill -9` would, right before or right after the COMMIT (KILL)
 * of the first transaction in which the statement KILL_MARK changed a row.
 */
const { KILL, KILL_MARK = '' } = process.env
const mark = new RegExp(KILL_MARK)

/** Connections whose open transaction holds the statement. */
const marked = new WeakSet<object>()

const note = (connection: object, sql: string, rows: readonly unknown[]) => {
  if (rows.length > 0 && mark.test(sql)) marked.add(connection)
}
const killIf = (when: 'before' | 'after', connection: object, sql: string) => {
  if (KILL === when && sql === 'COMMIT' && marked.has(connection)) process.kill(process.pid, 'SIGKILL')
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
