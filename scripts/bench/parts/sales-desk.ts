import { mkdtemp, mkdtempDisposable } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { leadStoreFile } from '../../../server/env.ts'
import { startPostgres } from '../../../server/testing/postgres-cluster.ts'
import { checkBudgets, type Budget } from '../budgets/check-budgets.ts'
import { makeSite } from '../lead-desk/measure-pages.ts'
import type { Part } from '../part.ts'
import { markdownTable, rounded } from '../report/format.ts'
import { measureDesk, type DeskFigures } from '../sales-desk/measure-desk.ts'

const salesDeskBudgets: readonly Budget<DeskFigures>[] = [
  { name: 'List, milliseconds at the 95th percentile', atMost: 20, measure: ({ list }) => list },
  { name: 'Search, milliseconds at the 95th percentile', atMost: 20, measure: ({ search }) => search },
  { name: 'Leads accepted a second while ten people work', atLeast: 300, measure: ({ beside }) => beside },
]

/** How many processes had or waited for a core in the last minute. */
const load = () => (loadavg()[0] ?? 0).toFixed(1)
const short = (value: number) => `${value.toFixed(1)} ms`

/** The sales desk over many leads, on both stores. */
export const salesDesk: Part = {
  name: 'sales-desk',
  about: 'lists and searches over 20,000 leads, and leads accepted while ten people work (three minutes)',
  async measure({ recorded }, say) {
    // A run that is not recorded is a small one.
    const size = recorded ? { leads: 20_000, turns: 7 } : { leads: 5_000, turns: 1 }
    const before = load()
    await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-sales-desk-'))
    const postgres = await startPostgres()
    try {
      await makeSite(folder.path)
      const on = async (database: string, url?: string) => {
        const dataDir = await mkdtemp(join(folder.path, 'data-'))
        const place = url === undefined ? { file: leadStoreFile(dataDir) } : { url }
        return measureDesk({ database, place, site: folder.path, dataDir, ...size }, say)
      }
      const results = [await on('SQLite'), await on('Postgres', postgres.url)]
      return {
        text: `${rounded(size.leads)} leads with ten entries of history each. Lists and searches are asked over HTTP by somebody signed in, one after
the other. Ten people look through lists, search, open leads and write notes, each with a click every half a second, while 64
connections send leads; turns of two seconds without them and with them, and the medians of ${size.turns}. The load of the machine
was ${before} at the beginning and ${load()} at the end, with ${availableParallelism()} cores: what else runs makes times longer.

${markdownTable(
  ['Store', 'List, 95 of 100', 'Search, 95 of 100', 'Leads a second alone', 'Beside ten people', 'Ratio'],
  results.map(({ path, list, search, alone, beside }) => [
    path,
    short(list),
    short(search),
    rounded(alone),
    rounded(beside),
    (beside / alone).toFixed(2),
  ]),
)}`,
        budgets: checkBudgets(results, salesDeskBudgets),
      }
    } finally {
      await postgres.stop()
    }
  },
}
