import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { linkSecretFile } from './lost-store.ts'
import { checkSqlite, openForReading } from './open-connection.ts'
import { syncFile, syncFolder } from './sync.ts'

/**
 * Copies the store and the newsletter's secret into a new folder, for its owner alone, as a consistent snapshot while
 * the server may be writing. `onProgress` is called with the fraction done, from 0 to 1. Rejects if the folder exists.
 */
export async function backUp(
  file: string,
  folder: string,
  onProgress: (part: number) => void,
): Promise<string[]> {
  await mkdir(folder, { mode: 0o700 })
  const secret = linkSecretFile(path.dirname(file))
  const secretCopy = path.join(folder, path.basename(secret))
  const hasSecret = existsSync(secret)
  if (hasSecret) {
    await copyFile(secret, secretCopy)
    await chmod(secretCopy, 0o600)
    syncFile(secretCopy)
  }
  // Written last: a folder with a leads.sqlite in it is a complete backup.
  const copy = path.join(folder, path.basename(file))
  await writeWhole(copy, (draft) => copyDatabase(file, draft, onProgress))
  return hasSecret ? [copy, secretCopy] : [copy]
}

/**
 * Writes a copy under another name and renames it once it has been checked and is on disk. An interrupted copy keeps
 * the other name, on which no server starts.
 */
export async function writeWhole(copy: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${copy}.unfinished`
  await write(draft)
  makeOneFile(draft)
  await chmod(draft, 0o600)
  checkSqlite(draft)
  syncFile(draft)
  await rename(draft, copy)
  syncFolder(path.dirname(copy))
}

async function copyDatabase(file: string, draft: string, onProgress: (part: number) => void): Promise<void> {
  using source = openForReading(file)
  // Keeps a read transaction open: otherwise each write in the meantime starts the copy from the beginning.
  source.exec('BEGIN')
  source.prepare('SELECT count(*) FROM sqlite_schema').get()
  await backup(source, draft, {
    progress: ({ totalPages, remainingPages }) => onProgress(1 - remainingPages / totalPages),
  })
}

/** In WAL mode, opening the copy would add two more files beside it. The server switches back to that mode. */
function makeOneFile(copy: string): void {
  using database = new DatabaseSync(copy)
  database.exec('PRAGMA journal_mode = DELETE')
}
