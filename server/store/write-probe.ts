import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** With all indexes a long lead takes some twenty pages of four KiB: a disk that has room for this takes the next one. */
const probeBytes = 72 * 1024

/** Writes to the disk as a lead does; rejects when the store cannot take any. */
export async function probeWriting(database: Database): Promise<void> {
  // Other bytes each time: the same ones might be packed small.
  const filling = randomBytes(probeBytes).toString('base64')
  await database.transaction((query) =>
    query(
      'INSERT INTO write_probe (id, filling) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET filling = excluded.filling',
      filling,
    ),
  )
}
