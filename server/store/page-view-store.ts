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
export type EventDimension = 'day' | 'path' | 'campaign' | 'referrer' | 'device' | 'heading'

export interface EventTotal {
  /** A path, a host …; of a campaign its source, medium and name with ` / ` between. */
  name: string
  event: EventName
  number: number
}

/** Counts of what happens on the site. No row is about a person. */
export interface PageViewStore {
  /**
   * Adds one. Once a day has `rowsADay` rows, what would make another is counted with its free texts as `other`, so
   * that invented ones cannot fill the disk.
   */
  countEvent(event: CountedEvent, rowsADay: number): Promise<void>
  eventTotals(dimension: EventDimension, range: DayRange): Promise<EventTotal[]>
}
