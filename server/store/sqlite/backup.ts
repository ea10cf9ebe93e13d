import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { backup } from 'node:sqlite'
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
  await sync(copy)
  checkSqlite(copy)
  const secret = linkSecretFile(path.dirname(file))
  if (!existsSync(secret)) return [copy]
  const secretCopy = path.join(folder, path.basename(secret))
  await copyFile(secret, secretCopy)
  await sync(secretCopy)
  return [copy, secretCopy]
}

async function sync(file: string): Promise<void> {
  await chmod(file, 0o600)
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}
