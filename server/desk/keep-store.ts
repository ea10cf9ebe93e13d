import { backUp } from '../store/sqlite/backup.ts'
import { checkSqlite } from '../store/sqlite/check-sqlite.ts'
import type { StorePlace } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { progressLine } from './progress-line.ts'
import type { DeskOutput } from './write-output.ts'

/** Copies the store into a new folder; answers the exit code. */
export async function backUpStore(place: StorePlace, folder: string, output: DeskOutput): Promise<number> {
  if ('url' in place) {
    output.err('This store is Postgres: back it up with its own tools, such as pg_dump "$DATABASE_URL".\n')
    return 1
  }
  const progress = progressLine('Copying', output)
  const files = await backUp(place.file, folder, progress.show)
  progress.end()
  output.out(`Copied and checked:\n${files.map((file) => `  ${file}\n`).join('')}`)
  return 0
}

/** Looks whether the store is in order; answers the exit code. */
export async function checkStore(store: Store, place: StorePlace, { out }: DeskOutput): Promise<number> {
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
