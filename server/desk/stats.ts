import type { DayRange, EventName, EventTotal, PageViewStore } from '../store/page-views.ts'
import { toJson } from './lead-record.ts'
import { formatTable } from './table.ts'
import type { DeskOutput } from './write-output.ts'

interface StatsRow {
  /** A path, a campaign …; empty when there was none. */
  name: string
  views: number
  agent_opened: number
  contact_opened: number
  leads: number
}

type Stats = Record<'pages' | 'campaigns' | 'websites' | 'devices' | 'days', StatsRow[]> & {
  total: Omit<StatsRow, 'name'>
  /** How often the contact dialog was opened, by the heading it opened with. */
  headings: { name: string; contact_opened: number }[]
}

const columns = {
  page_viewed: 'views',
  agent_opened: 'agent_opened',
  contact_opened: 'contact_opened',
  lead_sent: 'leads',
} as const satisfies Record<EventName, keyof StatsRow>

/** Prints what happened on the site on these days. */
export async function showStats(
  store: PageViewStore,
  range: DayRange,
  format: 'json' | undefined,
  { out }: DeskOutput,
): Promise<number> {
  const stats = await readStats(store, range)
  out(format === 'json' ? toJson(stats) : formatStats(stats))
  return 0
}

/** What happened on the site on these days, counted by page, campaign, website that led here, device and day. */
async function readStats(store: PageViewStore, range: DayRange): Promise<Stats> {
  const [pages, campaigns, websites, devices, days, headings] = await Promise.all(
    (['path', 'campaign', 'referrer', 'device', 'day', 'heading'] as const).map(async (dimension) =>
      rowsOf(await store.eventTotals(dimension, range)),
    ),
  )
  const sum = (column: keyof Omit<StatsRow, 'name'>) =>
    (days ?? []).reduce((total, row) => total + row[column], 0)
  return {
    total: {
      views: sum('views'),
      agent_opened: sum('agent_opened'),
      contact_opened: sum('contact_opened'),
      leads: sum('leads'),
    },
    pages: mostViewedFirst(pages),
    campaigns: mostViewedFirst(campaigns),
    websites: mostViewedFirst(websites),
    devices: mostViewedFirst(devices),
    days: days ?? [],
    headings: (headings ?? [])
      .filter(({ name }) => name !== '')
      .map(({ name, contact_opened }) => ({ name, contact_opened }))
      .toSorted((a, b) => b.contact_opened - a.contact_opened),
  }
}

function rowsOf(totals: readonly EventTotal[]): StatsRow[] {
  const rows = new Map<string, StatsRow>()
  for (const { name, event, number } of totals) {
    const row = rows.get(name) ?? { name, views: 0, agent_opened: 0, contact_opened: 0, leads: 0 }
    row[columns[event]] += number
    rows.set(name, row)
  }
  return [...rows.values()]
}

const mostViewedFirst = (rows: readonly StatsRow[] = []) =>
  rows.toSorted((a, b) => b.views - a.views || b.leads - a.leads || b.contact_opened - a.contact_opened)

/** Articles have long paths, and two that begin alike must stay apart. */
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
      [heading, 'Views', 'Assistant opened', 'Contact opened', 'Leads'],
      ...rows.map((row) => [
        row.name || nameless,
        String(row.views),
        String(row.agent_opened),
        String(row.contact_opened),
        String(row.leads),
      ]),
    ],
    longestName,
  )
