import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leadViews, type LeadListRequest } from '../../sales-desk/wire/leads.ts'
import { leadStoreFile } from '../../leads/env.ts'
import { listLeads } from '../../sales-desk/server/lead-list.ts'
import { addMember } from '../../sales-desk/server/team.ts'
import { openStore, type StorePlace } from '../../leads/store/open-store.ts'
import { startPostgres } from '../../leads/testing/postgres-cluster.ts'
import { runOnPostgres } from '../../leads/testing/run-on-postgres.ts'
import { fillStore } from './fill-store.ts'
import type { Found } from './main.ts'
import { markdownTable } from './markdown-table.ts'
import { percentile } from './statistics.ts'

const leads = 20_000
const requests = 500

const short = (value: number) => `${value.toFixed(1)} ms`

/** Lists and searches over many leads, with the requests of the desk's routes, on both stores. */
export async function measureSalesDesk(say: (step: string) => void): Promise<Found> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-sales-desk-'))
  const postgres = await startPostgres()
  try {
    say('SQLite')
    const sqlite = await measureStore({ file: leadStoreFile(folder.path) })
    say('Postgres')
    const served = await measureStore({ url: postgres.url })
    const found = { SQLite: sqlite, Postgres: served }
    return {
      bars: Object.entries(found).flatMap(([store, { list, search }]) => [
        { what: `${store}: list, 95 of 100 (ms)`, value: list, atMost: 20 },
        { what: `${store}: search, 95 of 100 (ms)`, value: search, atMost: 20 },
      ]),
      text: `${leads.toLocaleString('en')} leads with ten entries of history each; ${requests} lists of all views and pages, then as many searches: a rare
word, two words, beginnings of words, a word of a note, and one that nearly every lead holds.

${markdownTable(
  ['Store', 'List, median', '95 of 100', 'Search, median', '95 of 100'],
  Object.entries(found).map(([store, { list, listMedian, search, searchMedian }]) => [
    store,
    short(listMedian),
    short(list),
    short(searchMedian),
    short(search),
  ]),
)}`,
    }
  } finally {
    await postgres.stop()
  }
}

async function measureStore(place: StorePlace) {
  await using store = await openStore(place)
  const now = new Date()
  const member = await store.sql.transaction((query) =>
    addMember(query, { email: 'asha@our.example', role: 'member' }, now),
  )
  await fillStore(store, leads, member.id, now.getTime())
  // Autovacuum does this within a minute.
  if ('url' in place) await runOnPostgres(place.url, 'VACUUM ANALYZE')
  const times = async (next: (number: number) => LeadListRequest) => {
    const measured: number[] = []
    for (let number = 0; number < requests; number++) {
      const asked = performance.now()
      await listLeads(store.sql, next(number), {
        memberId: member.id,
        now,
        today: now.toISOString().slice(0, 10),
      })
      measured.push(performance.now() - asked)
    }
    return measured
  }
  const lists = await times(listRequest)
  const searches = await times(searchRequest)
  return {
    list: percentile(lists, 95),
    listMedian: percentile(lists, 50),
    search: percentile(searches, 95),
    searchMedian: percentile(searches, 50),
  }
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
