import type { SiteEvent } from '../../common/lead/site-event.ts'

/** What an adapter exports as `report`: passes an event on, waits for nothing, and fails silently. */
export type Report = (event: SiteEvent) => void
