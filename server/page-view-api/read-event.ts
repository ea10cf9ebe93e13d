import * as v from 'valibot'
import type { SiteEvent } from '../../lead/site-event.ts'

const text = v.pipe(v.string(), v.maxLength(1000))
const page = { path: text, query: text }

const siteEvent = v.variant('event', [
  v.object({ event: v.literal('page_viewed'), ...page, referrer: text }),
  v.object({ event: v.literal('contact_opened'), ...page, heading: text }),
  v.object({ event: v.literal('agent_opened'), ...page }),
]) satisfies v.GenericSchema<unknown, SiteEvent>

/** Reads what the browser reports; undefined when it is nothing of the kind. */
export function readEvent(body: string): SiteEvent | undefined {
  try {
    const { success, output } = v.safeParse(siteEvent, JSON.parse(body))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
