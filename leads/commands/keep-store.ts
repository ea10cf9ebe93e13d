import path from 'node:path'
import { leadStoreFile } from '../env.ts'
import type { Store, StorePlace } from '../store/open-store.ts'
import { backUpPostgres, restorePostgres } from '../store/postgres/back-up-and-restore.ts'
import { backUp } from '../store/sqlite/backup.ts'
import { checkSqlite } from '../store/sqlite/open-connection.ts'
import type { CommandOutput } from './write-output.ts'

const steps = 10

/** Reports progress on the error stream: on a terminal in one line that is overwritten. */
function progressLine(what: string, { err, isTerminal }: CommandOutput) {
  let shown = -1
  return {
    /** `part` from 0 to 1. */
    show: (part: number) => {
      const step = Math.floor(part * steps)
      if (!isTerminal || step === shown) return
      shown = step
      err(`\r${what} ${step * (100 / steps)}%`)
    },
    end: () => {
      if (shown >= 0) err('\r\u001b[K')
    },
  }
}

/** Copies the store into a new folder; returns the exit code. */
export async function backUpStore(place: StorePlace, folder: string, output: CommandOutput): Promise<number> {
  const progress = progressLine('Copying', output)
  const files =
    'url' in place
      ? await backUpPostgres(place.url, folder, progress.show)
      : await backUp(place.file, folder, progress.show)
  progress.end()
  output.out(`Copied and checked:\n${files.map((file) => `  ${file}\n`).join('')}`)
  return 0
}

/** Fills an empty Postgres from a copy that backUpStore made; returns the exit code. */
export async function restoreStore(
  place: StorePlace,
  folder: string,
  output: CommandOutput,
): Promise<number> {
  if ('file' in place) {
    output.err(
      `This store is a file: stop the server, move ${path.dirname(place.file)} aside and put ${folder} in its place.\n`,
    )
    return 1
  }
  const progress = progressLine('Restoring', output)
  await restorePostgres(leadStoreFile(folder), place.url, progress.show)
  progress.end()
  output.out('Restored. Look at it with check, then start the servers on it.\n')
  return 0
}

/** Checks the store for damage; returns the exit code. */
export async function checkStore(store: Store, place: StorePlace, { out }: CommandOutput): Promise<number> {
  if ('file' in place) checkSqlite(place.file)
  const { leads, deliveries, subscribers } = await store.counts()
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([state, number]) => `${number} ${state}`)
      .join(', ')
  out('The store is in order.\n')
  out(`  Leads        ${leads}\n  Deliveries   ${list(deliveries)}\n  Subscribers  ${list(subscribers)}\n`)
  return 0
}
