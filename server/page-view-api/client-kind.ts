import type { DeviceClass } from '../store/page-view-store.ts'

/** Programs that say so, and the makers of previews. CUBOT makes phones. */
const programs =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|monitor|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici|scrapy/i

/** Whether a user agent is a program's, or says nothing at all. */
export const isProgram = (userAgent: string | undefined): boolean => !userAgent || programs.test(userAgent)

/** The kind of device, from the user agent. An iPad that asks for desktop pages says it is a Mac and counts as one. */
export function deviceClass(userAgent: string): DeviceClass {
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet'
  return /mobi|iphone|ipod/i.test(userAgent) ? 'phone' : 'desktop'
}

/** Whether the browser asks not to be tracked: Global Privacy Control or Do Not Track. */
export const asksNotToBeTracked = (headers: Headers): boolean =>
  headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1'
