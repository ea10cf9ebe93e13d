import { placed, sql, type Part, type Value } from './sql.ts'

export type Row = Record<string, unknown>

/**
 * Runs one statement, written as for `sql`, and returns its rows: query`SELECT * FROM leads WHERE id = ${id}`. The type
 * of a row can be given where the statement names its columns and they are kept as they are needed.
 */
export type Query = <Columns extends object = Row>(
  texts: readonly string[],
  ...parts: Part[]
) => Promise<Columns[]>

/** Runs a statement with $1, $2 … for its values, in the database's form. */
export type Run = (text: string, values: Value[]) => Promise<Row[]>

export const queryBy =
  (run: Run): Query =>
  async <Columns extends object>(texts: readonly string[], ...parts: Part[]) => {
    const { text, values } = placed(sql(texts, ...parts))
    // The database checks the types of its columns.
    return (await run(text, values)) as Columns[]
  }

/** What the store needs of a database. Its SQL runs on SQLite and Postgres alike. */
export interface Database {
  /** Reads what has been committed. */
  read: Query
  /** Runs `work` as one transaction. Resolves once it is on disk; when it rejects, nothing of it was kept. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  /** Rejects if the files were deleted, moved or replaced while open, so that writes would be lost. */
  expectInPlace(): Promise<void>
  /**
   * After erasing: overwrites traces left in files, if the database has any. False if a program reading it prevents
   * that.
   */
  scrub(): Promise<boolean>
  close(): Promise<void>
}
