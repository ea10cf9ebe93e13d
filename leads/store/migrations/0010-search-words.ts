import { searchWords as postgres } from './0010-search-words-postgres.ts'
import { searchWords as sqlite } from './0010-search-words-sqlite.ts'
import type { Migration } from './migration.ts'

/** The words of every lead and of the team's notes on it, for searching. */
export const searchWords: Migration = { number: 10, sqlite, postgres }
