import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** There was a store and it is missing. Creating a new one in its place would hide that. */
export class LostStoreError extends Error {
  override name = 'LostStoreError'
}

/**
 * The file with the newsletter's secret. The store knows it because backups include it, and because it shows that there
 * was a store.
 */
export const linkSecretFile = (dataDir: string) => path.join(dataDir, 'newsletter-secret')

/** Names the process that has the store; written as soon as there is one, and left there. */
export const holderFile = (file: string) => path.join(path.dirname(file), 'leads.holder')

/**
 * Throws LostStoreError if there is no store at `file` but other files say that there was one, or if it is empty.
 * Opens no file.
 */
export function refuseLost(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.size === 0) throw emptyStore(file)
  if (found) return
  const traces = tracesBeside(file)
  if (traces.length === 0) return
  throw new LostStoreError(
    `${file} is missing, and what is beside it shows that there was one: ${traces.join(', ')}. Nothing was changed. If a server still works on it, do not stop that: it holds the leads. Get the file back as docs/lead-desk.md says under "When the store is gone". To begin without leads, move the folder aside.`,
  )
}

/** Throws LostStoreError if the database has none of our tables, like a truncated copy. */
export function refuseTableless(database: DatabaseSync, file: string): void {
  if (!database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'leads'`).get()) throw emptyStore(file)
}

/** A store is created under another name and renamed once it has its tables, so it is never empty. */
const emptyStore = (file: string) =>
  new LostStoreError(
    `${file} is empty; a lead store has tables even before its first lead. It may be a copy that was cut off. Put a whole one in its place, from a backup if need be: docs/lead-desk.md says how, under "Backup". To begin without leads, move the folder aside.`,
  )

/** Names of files that only a folder with a store has. */
function tracesBeside(file: string): string[] {
  const folder = path.dirname(file)
  if (!existsSync(folder)) return []
  const marks = new Set([path.basename(holderFile(file)), path.basename(linkSecretFile(folder))])
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) =>
        marks.has(entry.name) ||
        // SQLite's own, such as -wal, and unfinished copies.
        entry.name.startsWith(path.basename(file)) ||
        (entry.name === 'mail' && entry.isDirectory() && readdirSync(path.join(folder, 'mail')).length > 0),
    )
    .map(({ name }) => name)
}
