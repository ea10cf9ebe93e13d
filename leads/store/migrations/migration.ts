import type { Row } from '../database.ts'
import type { Sql } from '../sql.ts'

/** Differences between the two databases in table definitions. */
export interface TableWords {
  /** The type of whole numbers. */
  whole: string
  /** A key that the database counts up. */
  id: string
  /** Goes after the columns: values must have their columns' types. */
  strict: string
  /** The same for a table with its own key. */
  keyed: string
}

export const databaseNames = ['sqlite', 'postgres'] as const
export type DatabaseName = (typeof databaseNames)[number]

export const tableWords: Record<DatabaseName, TableWords> = {
  sqlite: {
    whole: 'INTEGER',
    id: 'INTEGER PRIMARY KEY',
    strict: ' STRICT',
    keyed: ' STRICT, WITHOUT ROWID',
  },
  postgres: {
    whole: 'BIGINT',
    id: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    strict: '',
    keyed: '',
  },
}

/** One step of the schema, in both databases. Once it is on main it is never changed: the next step corrects it. */
export interface Migration extends Record<DatabaseName, string> {
  /** Its position in the order, written down rather than counted. */
  number: number
  /**
   * Row changes that SQL cannot express, after the statements: yields statements and receives their rows. A
   * generator, because SQLite runs it synchronously and Postgres does not.
   */
  rows?: () => Generator<Sql, void, Row[]>
}

/** A step that both databases take with the same statements, but for the words of a table's definition. */
export const step = (
  number: number,
  statements: string | ((words: TableWords) => string),
  rows?: Migration['rows'],
): Migration => {
  const inWords = (words: TableWords) => (typeof statements === 'string' ? statements : statements(words))
  return {
    number,
    sqlite: inWords(tableWords.sqlite),
    postgres: inWords(tableWords.postgres),
    ...(rows && { rows }),
  }
}
