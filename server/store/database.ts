export type Value = string | number | null
export type Row = Record<string, unknown>

/** Runs one statement, with $1, $2 … for its values, and answers its rows. */
export type Query = (sql: string, ...values: Value[]) => Promise<Row[]>

/**
 * What the store needs of a database: SQL that SQLite and Postgres both read. Times are whole milliseconds since
 * 1970, UTC.
 */
export interface Database {
  /** Reads what has been committed. */
  read: Query
  /** Runs `work` as one transaction. Resolves once it is on disk; when it rejects, nothing of it was kept. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  /** Rejects when what is written would not be where it is looked for: the files were deleted, moved or replaced. */
  expectInPlace(): Promise<void>
  /**
   * After erasing: leaves no trace in files that only await being overwritten, where the database has such. False when
   * somebody who reads is in the way.
   */
  scrub(): Promise<boolean>
  close(): Promise<void>
}
