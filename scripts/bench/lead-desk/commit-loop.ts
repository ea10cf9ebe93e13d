import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const row = 'x'.repeat(300)

/** How many rows a bare loop writes a second, each in a commit of its own that waits for the disk. */
export async function commitsPerSecond(seconds: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-commits-'))
  const database = new DatabaseSync(join(folder, 'loop.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (text TEXT)')
  const insert = database.prepare('INSERT INTO rows VALUES (?)')
  const start = performance.now()
  let count = 0
  for (; performance.now() - start < seconds * 1000; count++) insert.run(row)
  const took = (performance.now() - start) / 1000
  database.close()
  await rm(folder, { recursive: true })
  return count / took
}
