import type { Row } from '../../leads/store/database.ts'
import type { StoreSql } from '../../leads/store/open-store.ts'
import type { SearchTerm } from '../../leads/store/search-words.ts'
import { sql, type Sql } from '../../leads/store/sql.ts'

export interface WantedLeads {
  columns: Sql
  /** Which leads, in SQL. */
  conditions: Sql
  /** Only those before this one. */
  before: number | undefined
  most: number
}

interface Searched extends WantedLeads {
  /** In the syntax of the database's search. */
  words: string
}

/** The newest matching leads with these words. */
export function searchLeads(database: StoreSql, searched: Searched): Promise<Row[]> {
  return database.dialect === 'sqlite' ? searchSqlite(database, searched) : searchPostgres(database, searched)
}

/**
 * CROSS JOIN makes SQLite read the word index first, newest matches first, and stop early. Of a lead's rows in it the
 * last counts, which has the words of all: see 0026-words-added.ts.
 */
function searchSqlite({ read }: StoreSql, searched: Searched): Promise<Row[]> {
  const { columns, conditions, before, words, most } = searched
  const row = sql`lead_words.rowid`
  const wanted = before === undefined ? conditions : sql`${row} < ${before} * 16 AND ${conditions}`
  return read`SELECT ${columns} FROM lead_words CROSS JOIN leads ON leads.id = ${row} / 16
    WHERE lead_words MATCH ${words} AND ${wanted}
      AND NOT EXISTS (SELECT 1 FROM lead_words AS later
        WHERE later.rowid = ${row} + 1 AND later.rowid / 16 = leads.id)
    ORDER BY ${row} DESC LIMIT ${most}`
}

/** How many of the newest leads are scanned. */
const lookedThrough = 1_000

/**
 * Postgres cannot estimate how many leads match the beginning of a word, and its word index is not ordered. So the
 * newest leads are scanned first, which fills a page for common words; the index finds rare words.
 */
async function searchPostgres({ read }: StoreSql, searched: Searched) {
  const { columns, conditions, before, words, most } = searched
  const wanted = before === undefined ? conditions : sql`leads.id < ${before} AND ${conditions}`
  const matching = sql`lead_words.words @@ CAST(${words} AS tsquery)`
  // Finds the ids first, then reads the other columns of only those leads.
  const readPicked = (looked: Sql, from: Sql) =>
    read`WITH looked AS MATERIALIZED (${looked}),
        picked AS MATERIALIZED (SELECT looked.id FROM ${from} ORDER BY looked.id DESC LIMIT ${most})
      SELECT ${columns} FROM picked JOIN leads ON leads.id = picked.id ORDER BY leads.id DESC`
  const newest = await readPicked(
    sql`SELECT leads.id FROM leads WHERE ${wanted} ORDER BY leads.id DESC LIMIT ${lookedThrough}`,
    // OFFSET 0 keeps Postgres from using the word index here.
    sql`looked CROSS JOIN LATERAL (SELECT words FROM lead_words WHERE lead_id = looked.id OFFSET 0) AS lead_words
      WHERE ${matching}`,
  )
  if (newest.length === most) return newest
  return readPicked(
    sql`SELECT lead_id AS id FROM lead_words WHERE ${matching}`,
    sql`looked JOIN leads ON leads.id = looked.id WHERE ${wanted}`,
  )
}

/** The terms as a database query. Words contain only letters and digits, so typed text adds no operators. */
export function searchExpression(terms: readonly SearchTerm[], dialect: StoreSql['dialect']): string {
  const [word, and, or] =
    dialect === 'sqlite'
      ? [(text: string) => `"${text}"*`, ' AND ', ' OR ']
      : [(text: string) => `'${text}':*`, ' & ', ' | ']
  const all = (words: readonly string[]) => `(${words.map(word).join(and)})`
  return terms.map((ways) => `(${ways.map(all).join(or)})`).join(and)
}

/**
 * Merges the segments of SQLite's word index, so that a note on a recent lead takes a fifth of the time. Called before
 * the server listens: with 100,000 leads it takes half a second, and no time if nothing has changed. SQLite's own
 * merging at each lead is turned off: with 20,000 leads it takes three quarters of the commit.
 */
export async function orderSearchWords({ dialect, transaction }: StoreSql): Promise<void> {
  if (dialect === 'postgres') return
  await transaction(async (query) => {
    await query`INSERT INTO lead_words (lead_words, rank) VALUES ('automerge', 0)`
    await query`INSERT INTO lead_words (lead_words) VALUES ('optimize')`
  })
}
