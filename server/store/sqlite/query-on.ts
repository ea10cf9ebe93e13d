import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Query } from '../database.ts'

/** Prepares each statement once. node:sqlite answers at once; the promise is for databases that do not. */
export function queryOn(connection: DatabaseSync): Query {
  const prepared = new Map<string, StatementSync>()
  return async (sql, ...values) => {
    let statement = prepared.get(sql)
    if (!statement) {
      statement = connection.prepare(sql.replace(/\$(\d+)/g, '?$1'))
      prepared.set(sql, statement)
    }
    return statement.all(...values)
  }
}
