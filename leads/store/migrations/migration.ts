import type { Row } from '../database.ts'
import type { Sql } from '../sql.ts'

/** What the two databases write differently where they define a table. */
export interface TableWords {
  /** The type of whole numbers. */
  whole: string
  /** A key that the database counts up. */
  id: string
  /** Behind the columns: values must have their columns' types. */
  strict: string
  /** The same of a table that is looked up by a key of its own. */
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
  /** Its place in the order, written down and never counted. */
  number: number
  /**
   * What SQL cannot do to the rows, after the statements: yields statements and gets their rows. A generator, because
   * SQLite takes it at once and Postgres takes its time.
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
