import { isbot } from 'isbot'
import type { CountedEvent, DeviceClass, PageViewStore } from '../store/page-views.ts'
import { istDay } from '../time/ist-time.ts'
import { campaignOf } from './clean-origin.ts'

/** Whether a user agent is a program's, or says nothing at all. */
const isProgram = (userAgent: string): boolean => userAgent === '' || isbot(userAgent)

/** The kind of device, from the user agent. An iPad that asks for desktop pages says it is a Mac and counts as one. */
function deviceClass(userAgent: string): DeviceClass {
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet'
  return /mobi|iphone|ipod/i.test(userAgent) ? 'phone' : 'desktop'
}

/** Whether the browser asks not to be tracked: Global Privacy Control or Do Not Track. */
export const asksNotToBeTracked = (headers: Headers): boolean =>
  headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1'

/** Different rows of one day. A site with some forty pages and a dozen campaigns makes a few hundred. */
const rowsADay = 5_000

export interface PageViewCounterOptions {
  store: PageViewStore
  /** Whether the site has a page at this path. */
  hasPage: (path: string) => boolean
  now: () => Date
}

type Happening = Pick<CountedEvent, 'event' | 'path' | 'referrer' | 'heading'> & { query: string }

export type PageViewCounter = ReturnType<typeof pageViewCounter>

/** Counts what happens on pages. Of the request it keeps the kind of device; programs are not counted. */
export function pageViewCounter({ store, hasPage, now }: PageViewCounterOptions) {
  const count = async ({ query, path, ...happening }: Happening, headers: Headers): Promise<void> => {
    const userAgent = headers.get('User-Agent') ?? ''
    if (isProgram(userAgent) || asksNotToBeTracked(headers)) return
    const page = path.replace(/(?<=.)\/$/, '')
    await store.countEvent(
      {
        ...happening,
        ...campaignOf(query),
        path: hasPage(page) ? page : 'other',
        day: istDay(now()),
        device: deviceClass(userAgent),
      },
      rowsADay,
    )
  }
  return {
    count,
    /** Counts a lead with the page it was sent from: the browser names that in the request. */
    countLead(headers: Headers): Promise<void> {
      const referer = headers.get('Referer') ?? ''
      const from = URL.canParse(referer) ? new URL(referer) : undefined
      const isOwn = from !== undefined && from.host === headers.get('Host')
      const { pathname: path, search: query } = isOwn ? from : { pathname: 'other', search: '' }
      return count({ event: 'lead_sent', path, query, referrer: '', heading: '' }, headers)
    },
  }
}
