import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Query, Row, Value } from '../database.ts'
import { columnsOf, tables } from '../tables.ts'
import { refuseLost } from '../sqlite/lost-store.ts'
import { openForWriting } from '../sqlite/open-connection.ts'
import { openPostgresDatabase } from './postgres-database.ts'

/** Postgres takes 65,535 values a statement. */
const pageSize = 500

/**
 * Fills an empty Postgres from a backed-up `leads.sqlite`, all of it or nothing. A copy that an older version made is
 * brought forward on the way and stays as it is. `onProgress` hears the part done, from 0 to 1. Rejects when the
 * database holds anything, or the copy is damaged, empty or unfinished.
 */
export async function restorePostgres(
  file: string,
  url: string,
  onProgress: (part: number) => void,
): Promise<void> {
  // Here, where it has the name that the operator knows.
  refuseLost(file)
  const folder = await mkdtemp(path.join(tmpdir(), 'restore-'))
  try {
    const draft = path.join(folder, 'leads.sqlite')
    await copyFile(file, draft)
    const copy = openForWriting(draft)
    try {
      await fill(url, copy, onProgress)
    } finally {
      copy.close()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function fill(url: string, copy: DatabaseSync, onProgress: (part: number) => void): Promise<void> {
  const database = await openPostgresDatabase(url, () => undefined)
  try {
    await database.transaction(async (query) => {
      for (const [index, table] of tables.entries()) {
        // What a server has noted about itself before the first lead is nothing to keep.
        if (table === 'desk_state') await query('DELETE FROM desk_state')
        const [held] = await query(`SELECT 1 FROM ${table} LIMIT 1`)
        if (held) throw new Error('The database is not empty: restore into a new one.')
        await fillTable(query, copy, table)
        onProgress((index + 1) / tables.length)
      }
    })
  } finally {
    await database.close()
  }
}

async function fillTable(query: Query, copy: DatabaseSync, table: (typeof tables)[number]): Promise<void> {
  const columns = columnsOf(copy, table)
  const insert = async (rows: readonly Row[]) => {
    const places = rows.map(
      (_, row) => `(${columns.map((_column, index) => `$${row * columns.length + index + 1}`).join(', ')})`,
    )
    const values = rows.flatMap((row) => columns.map((column) => row[column] as Value))
    await query(
      `INSERT INTO ${table} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE VALUES ${places.join(', ')}`,
      ...values,
    )
  }
  let page: Row[] = []
  for (const row of copy.prepare(`SELECT * FROM ${table}`).iterate()) {
    page.push(row)
    if (page.length < pageSize) continue
    await insert(page)
    page = []
  }
  if (page.length > 0) await insert(page)
  if (!columns.includes('id')) return
  // The next row gets the number after the last one's.
  await query(
    `SELECT setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) FROM ${table}`,
  )
}
