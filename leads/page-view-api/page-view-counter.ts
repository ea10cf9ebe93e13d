import { isbot } from 'isbot'
import type { ScriptFailure } from '../../common/lead/site-event.ts'
import type { CountedEvent, DeviceClass, PageViewStore } from '../store/page-views.ts'
import { istDay } from '../time/ist-time.ts'
import { ownReferer } from '../web/own-page.ts'
import { hasPageAt } from '../web/site-files.ts'
import type { Web } from '../web/web.ts'
import { campaignOf } from './clean-origin.ts'

/** Whether a user agent is a program's, or empty. */
const isProgram = (userAgent: string): boolean => userAgent === '' || isbot(userAgent)

/** The kind of device, from the user agent. An iPad requesting desktop pages counts as a Mac. */
function deviceClass(userAgent: string): DeviceClass {
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet'
  return /mobi|iphone|ipod/i.test(userAgent) ? 'phone' : 'desktop'
}

/** Whether the browser asks not to be tracked: Global Privacy Control or Do Not Track. */
export const asksNotToBeTracked = (headers: Headers): boolean =>
  headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1'

const userAgentOf = (headers: Headers) => headers.get('User-Agent') ?? ''
const mayCount = (headers: Headers) => !isProgram(userAgentOf(headers)) && !asksNotToBeTracked(headers)

/** Different rows per day. A site with some forty pages and a dozen campaigns makes a few hundred. */
const rowsADay = 5_000

/** Script positions one server distinguishes. Anybody can report some, and each is a line of the metrics. */
const mostPlaces = 50

type Happening = Pick<CountedEvent, 'event' | 'path' | 'referrer' | 'heading'> & { query: string }

export type PageViewCounter = ReturnType<typeof pageViewCounter>

/** Counts events on pages. Of the request it stores the kind of device; programs are not counted. */
export function pageViewCounter({ store, site, log, now }: Web<unknown, PageViewStore>) {
  const places = new Set<string>()
  const count = async ({ query, path, ...happening }: Happening, headers: Headers): Promise<void> => {
    if (!mayCount(headers)) return
    const page = path.replace(/(?<=.)\/$/, '')
    await store.countEvent(
      {
        ...happening,
        ...campaignOf(query),
        path: hasPageAt(site, page) ? page : 'other',
        day: istDay(now()),
        device: deviceClass(userAgentOf(headers)),
      },
      rowsADay,
    )
  }
  return {
    count,
    /** Counts a failed script by its position, which is also in the metrics and the log. */
    async countFailure({ path, query, at }: ScriptFailure, headers: Headers): Promise<void> {
      if (!mayCount(headers)) return
      const [, file = '', place = ''] = /^(.*\.js)(:\d{1,5}:\d{1,7})$/.exec(at) ?? []
      const isKnown = site.files.has(file) && (places.size < mostPlaces || places.has(at))
      if (isKnown) places.add(at)
      const heading = isKnown ? file + place : 'other'
      log('warn', 'script_failed', { script: heading })
      await count({ event: 'script_failed', path, query, referrer: '', heading }, headers)
    },
    /** Counts a lead with the page it was sent from, as named by the browser in the request. */
    countLead(headers: Headers): Promise<void> {
      const { pathname: path, search: query } = ownReferer(headers) ?? { pathname: 'other', search: '' }
      return count({ event: 'lead_sent', path, query, referrer: '', heading: '' }, headers)
    },
  }
}
