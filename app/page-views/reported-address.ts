import type { SiteEvent } from '../../lead/site-event.ts'

/** The page's address as far as it is reported: with the campaign, without what a visitor typed. */
export const reportedAddress = ({ path, query }: SiteEvent): string =>
  location.origin + path + (query && `?${query}`)

/** The other website that led here, without the page of it; empty when there was none. */
export const reportedReferrer = (event: SiteEvent): string =>
  event.event === 'page_viewed' && event.referrer ? `https://${event.referrer}/` : ''
