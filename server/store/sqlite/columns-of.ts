import type { DatabaseSync } from 'node:sqlite'
import type { tables } from '../tables.ts'

/** The names of a table's columns. */
export function columnsOf(database: DatabaseSync, table: (typeof tables)[number]): string[] {
  return database
    .prepare(`PRAGMA table_info(${table})`)
    .all()
    .map((column) => String(column['name']))
}
