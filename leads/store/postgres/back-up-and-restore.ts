import { copyFile, mkdir, mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Query, Row } from '../database.ts'
import { joined, sql, trusted, type Value } from '../sql.ts'
import { writeWhole } from '../sqlite/backup.ts'
import { refuseLost } from '../sqlite/lost-store.ts'
import { openForWriting } from '../sqlite/open-connection.ts'
import { addAllWords } from '../search-words.ts'
import { takeAll } from '../sqlite/migrate.ts'
import { requireCurrentSchema, takeAllOf } from './migrate.ts'
import { openPostgresDatabase, withSnapshot } from './postgres-database.ts'

/** Called with the fraction done, from 0 to 1. */
type OnProgress = (part: number) => void

const rowsRead = 1_000
/** Postgres takes 65,535 values per statement. */
const rowsWritten = 500

/**
 * Every table of the store, in an order in which they can be filled: referenced tables come first. They have the same
 * columns in both databases. Omitted are `write_probe` and `lead_presence`, which contain nothing worth a copy,
 * `lead_words`, which is rebuilt, and the team's sessions and one-time secrets, which must not be revived by restoring.
 */
export const tables = [
  'team_members',
  'leads',
  'recent_content',
  'reference_days',
  'subscribers',
  'outbox',
  'lead_answers',
  'team_files',
  'lead_answer_files',
  'lead_replies',
  'reply_attachments',
  'mails_taken',
  'lead_history',
  'lead_labels',
  'reply_templates',
  'team_settings',
  'erasures_to_tell',
  'team_passkeys',
  'team_audit',
  'event_counts',
  'desk_state',
  'erased_mails',
] as const

/** The names of a table's columns. */
export const columnsOf = (copy: DatabaseSync, table: string) =>
  copy
    .prepare(`PRAGMA table_info(${table})`)
    .all()
    .map(({ name }) => String(name))

/**
 * Copies the store into `leads.sqlite` in a new folder, for its owner alone, as a consistent snapshot while servers
 * may be writing, and checks the copy. It can be restored into a Postgres of any version, or be a data folder itself.
 * Rejects if the folder exists.
 */
export async function backUpPostgres(url: string, folder: string, onProgress: OnProgress): Promise<string[]> {
  await mkdir(folder, { mode: 0o700 })
  const file = path.join(folder, 'leads.sqlite')
  await writeWhole(file, async (draft) => {
    using copy = openForWriting(draft)
    await withSnapshot(url, async (query) => {
      await requireCurrentSchema(query)
      await copyTables(query, copy, onProgress)
    })
    takeAll(copy, addAllWords())
  })
  return [file]
}

async function copyTables(query: Query, copy: DatabaseSync, onProgress: OnProgress): Promise<void> {
  copy.exec('BEGIN')
  for (const [index, table] of tables.entries()) {
    const columns = columnsOf(copy, table)
    const insert = copy.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    )
    const wanted = trusted(`${columns.join(', ')} FROM ${table}`)
    await query`DECLARE rows NO SCROLL CURSOR FOR SELECT ${wanted}`
    for (;;) {
      const rows = await query`FETCH ${trusted(String(rowsRead))} FROM rows`
      for (const row of rows) insert.run(...columns.map((column) => row[column] as Value))
      if (rows.length < rowsRead) break
    }
    await query`CLOSE rows`
    onProgress((index + 1) / tables.length)
  }
  copy.exec('COMMIT')
}

/**
 * Fills an empty Postgres from a backed-up `leads.sqlite`, all of it or nothing. A copy from an older version is
 * migrated on the way and itself stays as it is. Rejects if the database contains anything, or the copy is damaged,
 * empty or unfinished.
 */
export async function restorePostgres(file: string, url: string, onProgress: OnProgress): Promise<void> {
  // Checked before it is copied, so that the message has the name that the operator knows.
  refuseLost(file)
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'restore-'))
  const draft = path.join(folder.path, 'leads.sqlite')
  await copyFile(file, draft)
  using copy = openForWriting(draft)
  const database = await openPostgresDatabase(url)
  try {
    await database.transaction(async (query) => {
      for (const [index, table] of tables.entries()) {
        const [held] = await query`SELECT 1 FROM ${trusted(table)} LIMIT 1`
        if (held) throw new Error('The database is not empty: restore into a new one.')
        await fillTable(query, copy, table)
        onProgress((index + 1) / tables.length)
      }
      await takeAllOf(query, addAllWords())
    })
  } finally {
    await database.close()
  }
}

/** A file store of an earlier version may contain it, and Postgres accepts none. */
const withoutNul = (value: Value) => (typeof value === 'string' ? value.replaceAll('\0', '') : value)

async function fillTable(query: Query, copy: DatabaseSync, table: string): Promise<void> {
  const columns = columnsOf(copy, table)
  const insert = async (rows: readonly Row[]) => {
    const into = trusted(`${table} (${columns.join(', ')})`)
    const filled = rows.map(
      (row) => sql`(${joined(columns.map((column) => withoutNul(row[column] as Value)))})`,
    )
    await query`INSERT INTO ${into} OVERRIDING SYSTEM VALUE VALUES ${joined(filled)}`
  }
  let page: Row[] = []
  for (const row of copy.prepare(`SELECT * FROM ${table}`).iterate()) {
    page.push(row)
    if (page.length < rowsWritten) continue
    await insert(page)
    page = []
  }
  if (page.length > 0) await insert(page)
  if (!columns.includes('id')) return
  // The next row gets the number after the last one's.
  await query`SELECT setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 0) + 1, false)
    FROM ${trusted(table)}`
}
