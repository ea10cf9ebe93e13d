import type { Database } from './database.ts'

export type EventName = 'page_viewed' | 'agent_opened' | 'contact_opened' | 'lead_sent'

export type DeviceClass = 'phone' | 'tablet' | 'desktop'

/** Everything that is kept of an event: events alike in all of it are one row with a number. Empty: none. */
export interface CountedEvent {
  event: EventName
  /** Day in India, such as `2025-10-14`. */
  day: string
  /** Path of a page of this site, or `other`. */
  path: string
  heading: string
  /** Host of the website that led here. */
  referrer: string
  source: string
  medium: string
  campaign: string
  device: DeviceClass
}

/** Days in India, both included. */
export interface DayRange {
  since?: string | undefined
  until?: string | undefined
}

/** What totals can be told apart by. */
type EventDimension = 'day' | 'path' | 'campaign' | 'referrer' | 'device' | 'heading'

export interface EventTotal {
  /** A path, a host …; of a campaign its source, medium and name with ` / ` between. */
  name: string
  event: EventName
  number: number
}

const columns = [
  'event',
  'day',
  'path',
  'heading',
  'referrer',
  'source',
  'medium',
  'campaign',
  'device',
] as const satisfies (keyof CountedEvent)[]

const values = columns.map((_, index) => `$${index + 1}`).join(', ')
const sameRow = columns.map((column, index) => `${column} = $${index + 1}`).join(' AND ')

/** What totals are grouped by, in SQL; never anything that came from outside. */
export const groups: Record<EventDimension, string> = {
  day: 'day',
  path: 'path',
  campaign: `CASE WHEN source = '' AND medium = '' AND campaign = '' THEN ''
    ELSE source || ' / ' || medium || ' / ' || campaign END`,
  referrer: 'referrer',
  device: 'device',
  heading: 'heading',
}

export type PageViewStore = ReturnType<typeof pageViews>

/** Counts of what happens on the site. No row is about a person. */
export function pageViews(database: Database) {
  return {
    /**
     * Adds one. Once a day has `rowsADay` rows, what would make another is counted with its free texts as `other`, so
     * that invented ones cannot fill the disk.
     */
    countEvent: (event: CountedEvent, rowsADay: number): Promise<void> =>
      database.transaction(async (query) => {
        const known = await query(
          `UPDATE event_counts SET number = number + 1 WHERE ${sameRow} RETURNING number`,
          ...row(event),
        )
        if (known.length > 0) return
        const [rows] = await query('SELECT count(*) AS rows FROM event_counts WHERE day = $1', event.day)
        const isFull = Number(rows?.['rows']) >= rowsADay
        await query(
          `INSERT INTO event_counts (${columns.join(', ')}, number) VALUES (${values}, 1)
           ON CONFLICT (${columns.join(', ')}) DO UPDATE SET number = event_counts.number + 1`,
          ...row(isFull ? withoutFreeTexts(event) : event),
        )
      }),

    async eventTotals(
      dimension: EventDimension,
      { since = '', until = '9999-12-31' }: DayRange,
    ): Promise<EventTotal[]> {
      const rows = await database.read(
        `SELECT ${groups[dimension]} AS name, event, CAST(sum(number) AS BIGINT) AS number FROM event_counts
         WHERE day >= $1 AND day <= $2 GROUP BY 1, event ORDER BY 1, event`,
        since,
        until,
      )
      return rows.map((total) => ({
        name: String(total['name']),
        // The cast is safe: the only code that writes this column uses the type.
        event: String(total['event']) as EventName,
        number: Number(total['number']),
      }))
    },
  }
}

const row = (event: CountedEvent) => columns.map((column) => event[column])

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
