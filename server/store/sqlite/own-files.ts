import { statSync } from 'node:fs'
import path from 'node:path'

/** The open files are no longer the ones on disk: whatever is written now is lost when this process ends. */
export class StoreGoneError extends Error {
  override name = 'StoreGoneError'
  readonly code = 'STORE_GONE'
}

/**
 * Notes which files an open store has. Answers a check that throws StoreGoneError once one of them was deleted, moved
 * or replaced; it passes again when it is back.
 */
export function ownFiles(file: string): () => void {
  const names = [file, `${file}-wal`, `${file}-shm`]
  const own = names.map(identity)
  return () => {
    for (const [index, name] of names.entries()) {
      if (own[index] === undefined || identity(name) !== own[index]) {
        throw new StoreGoneError(`${path.basename(name)} was deleted, moved or replaced while it was open`)
      }
    }
  }
}

/** What a file keeps under whatever name, and no other file has while it is open. */
function identity(name: string): string | undefined {
  const found = statSync(name, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
