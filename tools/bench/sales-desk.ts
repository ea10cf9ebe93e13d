import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { createHistogram, performance } from 'node:perf_hooks'
import { leadViews, type LeadListRequest } from '../../sales-desk/wire/leads.ts'
import { leadStoreFile } from '../../leads/env.ts'
import { listLeads } from '../../sales-desk/server/lead-list.ts'
import { addMember } from '../../sales-desk/server/team.ts'
import { openStore, type StorePlace } from '../../leads/store/open-store.ts'
import { startPostgres } from '../../leads/testing/postgres-cluster.ts'
import { runOnPostgres } from '../../leads/testing/run-on-postgres.ts'
import { fillStore } from './fill-store.ts'
import type { Found } from './main.ts'
import { inWords, markdownTable, milliseconds } from './report.ts'

const leads = 20_000
const requests = 500

/** Lists and searches over many leads, as the desk's routes ask for them, on both stores. */
export async function measureSalesDesk(say: (step: string) => void): Promise<Found> {
  await using folder = await mkdtempDisposable(tmpdir() + '/bench-sales-desk-')
  const postgres = await startPostgres()
  try {
    say('SQLite')
    const sqlite = await measureStore('SQLite', { file: leadStoreFile(folder.path) })
    say('Postgres')
    const found = [...sqlite, ...(await measureStore('Postgres', { url: postgres.url }))]
    return {
      bars: found.map(({ what, histogram }) => ({
        what: `${what}, 95 of 100 (ms)`,
        value: milliseconds(histogram, 95),
        atMost: 20,
      })),
      text: `${leads.toLocaleString('en')} leads with ten entries of history each; ${requests} lists of all views and pages, then as many searches: a rare
word, two words, beginnings of words, a word of a note, and one that nearly every lead holds.

${markdownTable(
  ['', 'Median', '95 of 100'],
  found.map(({ what, histogram }) => [what, inWords(histogram, 50), inWords(histogram, 95)]),
)}`,
    }
  } finally {
    await postgres.stop()
  }
}

async function measureStore(name: string, place: StorePlace) {
  await using store = await openStore(place)
  const now = new Date()
  const viewer = { now, today: now.toISOString().slice(0, 10) }
  const { id: memberId } = await store.sql.transaction((query) =>
    addMember(query, { email: 'asha@our.example', role: 'member' }, now),
  )
  await fillStore(store, leads, memberId, now.getTime())
  // Autovacuum does it within a minute.
  if ('url' in place) await runOnPostgres(place.url, 'VACUUM ANALYZE')
  const measure = async (what: string, next: (number: number) => LeadListRequest) => {
    const histogram = createHistogram()
    const list = performance.timerify(listLeads, { histogram })
    for (let number = 0; number < requests; number++)
      await list(store.sql, next(number), { memberId, ...viewer })
    return { what: `${name}: ${what}`, histogram }
  }
  return [await measure('list', listRequest), await measure('search', searchRequest)]
}

const listRequest = (number: number): LeadListRequest => ({
  view: leadViews[number % leadViews.length] ?? 'all',
  ...(number % 3 === 0 && { cursor: String(1 + ((number * 7919) % 18_000)) }),
})

const searches = [
  (number: number) => `order${number % 5003}`,
  (number: number) => `claim${number % 4999} kannada`,
  () => 'nand kav',
  (number: number) => `budget${number % 301}`,
  () => 'evening',
]
const searchRequest = (number: number): LeadListRequest => ({
  view: 'all',
  search: searches[number % searches.length]?.(number * 31) ?? '',
})
