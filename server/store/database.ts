export type Value = string | number | null
export type Row = Record<string, unknown>

/** Runs one statement, with $1, $2 … for its values, and returns its rows. */
export type Query = (sql: string, ...values: Value[]) => Promise<Row[]>

/**
 * What the store needs of a database: SQL that SQLite and Postgres both read. Times are whole milliseconds since
 * 1970, UTC.
 */
export interface Database {
  /** Reads what has been committed. */
  read: Query
  /** The same for slow reads, which do not delay other reads. */
  readAside: Query
  /** Runs `work` as one transaction. Resolves once it is on disk; when it rejects, nothing of it was kept. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  /** Rejects when what is written would not be where it is looked for: the files were deleted, moved or replaced. */
  expectInPlace(): Promise<void>
  /**
   * After erasing: overwrites traces that remain in files, where the database has such. False when a program that reads
   * it prevents that.
   */
  scrub(): Promise<boolean>
  close(): Promise<void>
}
