import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { errorCode } from '../log/log.ts'
import { linkSecretFile } from '../store/sqlite/lost-store.ts'
import { syncFile, syncFolder } from '../store/sqlite/sync.ts'

/** Fewer characters could be guessed. */
export const shortestSecret = 32

/**
 * The secret that signs the newsletter's links, stored in the data folder for its owner alone; created at the
 * first start. Throws if the file is empty, because a new secret would break all links sent before.
 */
export function readLinkSecret(dataDir: string): string {
  const file = linkSecretFile(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  // Otherwise a power cut may leave the name without its content, on which no server starts.
  syncFile(draft)
  try {
    // A hard link appears whole or not at all, and fails if another server was first.
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  syncFolder(dataDir)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < shortestSecret) {
    throw new Error(
      `${file} holds no secret. Restore it from a backup, or delete it to break the links sent so far`,
    )
  }
  return secret
}
