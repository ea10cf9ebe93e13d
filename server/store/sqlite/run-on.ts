import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Run } from '../database.ts'

/** Prepares each statement once. node:sqlite answers at once; the promise is for databases that do not. */
export function runOn(connection: DatabaseSync): Run {
  const prepared = new Map<string, StatementSync>()
  return async (text, values) => {
    let statement = prepared.get(text)
    if (!statement) {
      statement = connection.prepare(text.replace(/\$(\d+)/g, '?$1'))
      prepared.set(text, statement)
    }
    // node:sqlite binds a number as REAL, with which SQLite does not divide to whole numbers as Postgres does.
    const bound = values.map((value) => (typeof value === 'number' ? BigInt(value) : value))
    return statement.all(...bound)
  }
}
