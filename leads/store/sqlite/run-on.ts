import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Row, Run } from '../database.ts'
import type { Value } from '../sql.ts'

/** Prepares each statement once, and runs synchronously. */
export function allOn(connection: DatabaseSync): (text: string, values: Value[]) => Row[] {
  const prepared = new Map<string, StatementSync>()
  return (text, values) => {
    let statement = prepared.get(text)
    if (!statement) {
      statement = connection.prepare(text.replace(/\$(\d+)/g, '?$1'))
      prepared.set(text, statement)
    }
    // node:sqlite binds a number as REAL, with which SQLite does not do integer division as Postgres does.
    const bound = values.map((value) => (typeof value === 'number' ? BigInt(value) : value))
    return statement.all(...bound)
  }
}

/** The same with a promise, like other databases. */
export function runOn(connection: DatabaseSync): Run {
  const all = allOn(connection)
  return async (text, values) => all(text, values)
}
