import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Query, Value } from '../database.ts'
import { writeWhole } from '../sqlite/backup.ts'
import { columnsOf, tables } from '../tables.ts'
import { openForWriting } from '../sqlite/open-connection.ts'
import { requireCurrentSchema } from './migrate.ts'
import { withSnapshot } from './postgres-database.ts'

const pageSize = 1_000

/**
 * Copies the store into `leads.sqlite` in a new folder, for its owner alone, as it is at one moment while servers may
 * be writing, and checks the copy. It can be restored into a Postgres of any version, or be a data folder itself.
 * `onProgress` hears the part done, from 0 to 1. Rejects when the folder exists.
 */
export async function backUpPostgres(
  url: string,
  folder: string,
  onProgress: (part: number) => void,
): Promise<string[]> {
  await mkdir(folder, { mode: 0o700 })
  const file = path.join(folder, 'leads.sqlite')
  await writeWhole(file, async (draft) => {
    const copy = openForWriting(draft)
    try {
      await withSnapshot(url, async (query) => {
        await requireCurrentSchema(query)
        await copyTables(query, copy, onProgress)
      })
    } finally {
      copy.close()
    }
  })
  return [file]
}

async function copyTables(
  query: Query,
  copy: DatabaseSync,
  onProgress: (part: number) => void,
): Promise<void> {
  copy.exec('BEGIN')
  for (const [index, table] of tables.entries()) {
    const columns = columnsOf(copy, table)
    const insert = copy.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    )
    await query(`DECLARE rows NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${table}`)
    for (;;) {
      const rows = await query(`FETCH ${pageSize} FROM rows`)
      for (const row of rows) insert.run(...columns.map((column) => row[column] as Value))
      if (rows.length < pageSize) break
    }
    await query('CLOSE rows')
    onProgress((index + 1) / tables.length)
  }
  copy.exec('COMMIT')
}
