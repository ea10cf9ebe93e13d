import { campaignKeys, type SiteEvent } from '../../common/lead/site-event.ts'

type Signals = Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean }

/** Whether the visitor has not opted out, by Global Privacy Control or Do Not Track. */
export const mayReport = ({ globalPrivacyControl, doNotTrack }: Signals): boolean =>
  !globalPrivacyControl && doNotTrack !== '1'

/** The part of an address’s query that names the campaign. Nothing else in it is reported: visitors type into it. */
export function reportedQuery(search: string): string {
  const all = new URLSearchParams(search)
  const campaign = campaignKeys.filter((key) => all.get(key)).map((key) => [key, all.get(key) ?? ''])
  return new URLSearchParams(campaign).toString()
}

/** The page's address as reported: with the campaign, without anything a visitor typed. */
export const reportedAddress = ({ path, query }: SiteEvent): string =>
  location.origin + path + (query && `?${query}`)

/** The website that referred the visitor, without the page; empty if none did. */
export const reportedReferrer = (event: SiteEvent): string =>
  event.event === 'page_viewed' && event.referrer ? `https://${event.referrer}/` : ''
