import type { DayRange, EventDimension, EventName, EventTotal, PageViewStore } from '../store/page-views.ts'
import { toJson } from './lead-record.ts'
import { formatTable } from './table.ts'
import type { CommandOutput } from './write-output.ts'

/** The counted events, as JSON and as tables call them. */
const columns = {
  page_viewed: { key: 'views', heading: 'Views' },
  agent_opened: { key: 'agent_opened', heading: 'Assistant opened' },
  contact_opened: { key: 'contact_opened', heading: 'Contact opened' },
  whatsapp_pressed: { key: 'whatsapp_pressed', heading: 'WhatsApp pressed' },
  lead_sent: { key: 'leads', heading: 'Leads' },
} as const satisfies Record<Exclude<EventName, 'script_failed'>, object>
const keys = Object.values(columns).map(({ key }) => key)

type Numbers = Record<(typeof keys)[number], number>

const nothingCounted = Object.fromEntries(keys.map((key) => [key, 0])) as Numbers

interface StatsRow extends Numbers {
  /** A path, a campaign …; empty if there was none. */
  name: string
}

/** Prints what happened on the site on these days. */
export async function showStats(
  store: PageViewStore,
  range: DayRange,
  format: 'json' | undefined,
  { out }: CommandOutput,
): Promise<number> {
  const stats = await readStats(store, range)
  out(format === 'json' ? toJson(stats) : formatStats(stats))
  return 0
}

type Stats = Awaited<ReturnType<typeof readStats>>

/** What happened on the site on these days, counted by page, campaign, website that led here, device and day. */
async function readStats(store: PageViewStore, range: DayRange) {
  const by = async (dimension: EventDimension) => rowsOf(await store.eventTotals(dimension, range))
  const days = await by('day')
  const sum = (key: keyof Numbers) => days.reduce((total, row) => total + row[key], 0)
  return {
    total: Object.fromEntries(keys.map((key) => [key, sum(key)])) as Numbers,
    pages: mostViewedFirst(await by('path')),
    campaigns: mostViewedFirst(await by('campaign')),
    websites: mostViewedFirst(await by('referrer')),
    devices: mostViewedFirst(await by('device')),
    days,
    /** How often the contact dialog was opened, by the heading it opened with. */
    headings: (await by('heading'))
      .filter(({ name }) => name !== '')
      .map(({ name, contact_opened }) => ({ name, contact_opened }))
      .toSorted((a, b) => b.contact_opened - a.contact_opened),
  }
}

function rowsOf(totals: readonly EventTotal[]): StatsRow[] {
  const rows = new Map<string, StatsRow>()
  for (const { name, event, number } of totals) {
    // The doctor reports those.
    if (event === 'script_failed') continue
    const row = rows.get(name) ?? { name, ...nothingCounted }
    row[columns[event].key] += number
    rows.set(name, row)
  }
  return [...rows.values()]
}

const mostViewedFirst = (rows: readonly StatsRow[]) =>
  rows.toSorted((a, b) => b.views - a.views || b.leads - a.leads || b.contact_opened - a.contact_opened)

/** Articles have long paths, and two that begin alike must stay distinguishable. */
const longestName = 80

/** The counts as tables for a terminal. */
function formatStats(stats: Stats): string {
  const { total, pages, campaigns, websites, devices } = stats
  if (pages.length === 0) return 'Nothing counted on these days.\n'
  return [
    table('Page', '', [...pages, { name: 'all pages', ...total }]),
    table('Campaign (source / medium / name)', 'none named', campaigns),
    table('Website before', 'none, or this one', websites),
    table('Device', '', devices),
  ].join('\n')
}

const table = (heading: string, nameless: string, rows: readonly StatsRow[]) =>
  formatTable(
    [
      [heading, ...Object.values(columns).map((column) => column.heading)],
      ...rows.map((row) => [row.name || nameless, ...keys.map((key) => String(row[key]))]),
    ],
    longestName,
  )
