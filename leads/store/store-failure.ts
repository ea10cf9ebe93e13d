import { errorCode, unexpected, type LogFields } from '../log/log.ts'

/** SQLite's primary result codes. */
const sqliteProblems: Record<number, string> = {
  5: 'another program holds the file',
  8: 'the file or its disk may only be read',
  10: 'the disk does not take or give data',
  11: 'the file is damaged',
  13: 'the disk is full',
  14: 'the file cannot be opened',
  26: 'the file is not a database',
}

/** A code of our own, Postgres's SQLSTATEs, and the system's codes for its connection. */
const problems: Record<string, string> = {
  STORE_GONE:
    'the file was deleted, moved or replaced; do not stop the server before you have read "When the store is gone" in docs/lead-desk.md',
  '25006': 'the database may only be read',
  '53100': 'the disk of the database is full',
  '53300': 'the database has too many connections',
  '57014': 'the database took too long',
  '57P01': 'the database was stopped',
  '57P03': 'the database is starting',
  ECONNREFUSED: 'the database does not answer',
  ECONNRESET: 'the connection to the database was lost',
  ETIMEDOUT: 'the database does not answer in time',
}

/** What the log says about a failed store: the code, and its meaning, or the position if that is unknown. */
export function storeFailure(error: unknown): LogFields {
  const problem = storeProblem(error)
  return problem === undefined ? unexpected(error) : { code: errorCode(error), problem }
}

/** What is wrong with the store, in words for its operator. */
export function storeProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // The low byte: the rest says in which call it happened.
  if ('errcode' in error) return sqliteProblems[Number(error.errcode) & 0xff]
  return 'code' in error ? problems[String(error.code)] : undefined
}
