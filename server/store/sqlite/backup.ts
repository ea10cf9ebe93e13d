import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { linkSecretFile } from '../../newsletter/link-secret.ts'
import { checkSqlite } from './check-sqlite.ts'
import { openForReading } from './open-connection.ts'

/**
 * Copies the store and the newsletter's secret into a new folder, for its owner alone, while the server may be
 * writing, and checks the copy. `onProgress` hears the part done, from 0 to 1. Rejects when the folder exists.
 */
export async function backUp(
  file: string,
  folder: string,
  onProgress: (part: number) => void,
): Promise<string[]> {
  await mkdir(folder, { mode: 0o700 })
  const copy = path.join(folder, path.basename(file))
  const source = openForReading(file)
  try {
    await backup(source, copy, {
      progress: ({ totalPages, remainingPages }) => onProgress(1 - remainingPages / totalPages),
    })
  } finally {
    source.close()
  }
  makeOneFile(copy)
  await sync(copy)
  checkSqlite(copy)
  const secret = linkSecretFile(path.dirname(file))
  if (!existsSync(secret)) return [copy]
  const secretCopy = path.join(folder, path.basename(secret))
  await copyFile(secret, secretCopy)
  await sync(secretCopy)
  return [copy, secretCopy]
}

/** In WAL mode whoever looks at the copy would put two more files beside it. The server goes back to that mode. */
function makeOneFile(copy: string): void {
  const database = new DatabaseSync(copy)
  database.exec('PRAGMA journal_mode = DELETE')
  database.close()
}

async function sync(file: string): Promise<void> {
  await chmod(file, 0o600)
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}
