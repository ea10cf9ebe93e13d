import type { ScriptFailure, SiteEvent } from '../../common/lead/site-event.ts'
import type { Database } from './database.ts'
import { joined, newRow, sql, trusted, type Sql } from './sql.ts'

export type EventName = (SiteEvent | ScriptFailure)['event'] | 'lead_sent'

export type DeviceClass = 'phone' | 'tablet' | 'desktop'

const columns = [
  'event',
  /** In India, such as `2025-10-14`. */
  'day',
  /** Of a page of this site, or `other`. */
  'path',
  /** Heading of the opened dialog; for a failed script the file, line and column. */
  'heading',
  /** Host of the website that led here. */
  'referrer',
  'source',
  'medium',
  'campaign',
  'device',
] as const

/** Everything stored about an event: identical events are one row with a count. Empty means none. */
export interface CountedEvent extends Record<(typeof columns)[number], string> {
  event: EventName
  device: DeviceClass
}

/** Days in India, both included. */
export interface DayRange {
  since?: string | undefined
  until?: string | undefined
}

/** Dimensions of totals. */
export type EventDimension = 'day' | 'path' | 'campaign' | 'referrer' | 'device' | 'heading'

export interface EventTotal {
  /** A path, a host …; for a campaign its source, medium and name with ` / ` between. */
  name: string
  event: EventName
  number: number
}

/** What totals are grouped by. */
export const groups: Record<EventDimension, Sql> = {
  day: sql`day`,
  path: sql`path`,
  campaign: sql`CASE WHEN source = '' AND medium = '' AND campaign = '' THEN ''
    ELSE source || ' / ' || medium || ' / ' || campaign END`,
  referrer: sql`referrer`,
  device: sql`device`,
  heading: sql`heading`,
}

export type PageViewStore = ReturnType<typeof pageViews>

/** Counts of what happens on the site. No row is about a person. */
export function pageViews(database: Database) {
  return {
    /**
     * Adds one. Once a day has `rowsADay` rows, a further one is counted with its free texts as `other`, so that
     * invented ones cannot fill the disk.
     */
    countEvent: (event: CountedEvent, rowsADay: number): Promise<void> =>
      database.transaction(async (query) => {
        const same = columns.map((column) => sql`${trusted(column)} = ${event[column]}`)
        const known = await query`UPDATE event_counts SET number = number + 1
          WHERE ${joined(same, ' AND ')} RETURNING number`
        if (known.length > 0) return
        const [rows] = await query`SELECT count(*) AS rows FROM event_counts WHERE day = ${event.day}`
        const isFull = Number(rows?.['rows']) >= rowsADay
        await query`INSERT INTO event_counts ${newRow({ ...(isFull ? withoutFreeTexts(event) : event), number: 1 })}
          ON CONFLICT (${joined(columns.map(trusted))}) DO UPDATE SET number = event_counts.number + 1`
      }),

    async eventTotals(
      dimension: EventDimension,
      { since = '', until = '9999-12-31' }: DayRange,
    ): Promise<EventTotal[]> {
      return database.read<EventTotal>`SELECT ${groups[dimension]} AS name, event,
          CAST(sum(number) AS BIGINT) AS number FROM event_counts
        WHERE day >= ${since} AND day <= ${until} GROUP BY 1, event ORDER BY 1, event`
    },
  }
}

function withoutFreeTexts(event: CountedEvent): CountedEvent {
  const other = (text: string) => text && 'other'
  return {
    ...event,
    heading: other(event.heading),
    referrer: other(event.referrer),
    source: other(event.source),
    medium: other(event.medium),
    campaign: other(event.campaign),
  }
}
