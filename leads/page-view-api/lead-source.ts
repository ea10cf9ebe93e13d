import { productIds, productName } from '../../site/content/products.ts'
import { solutions } from '../../site/content/solutions.ts'
import { leadSourceHeader, sourceFrom, type LeadSource } from '../../common/lead/lead-source.ts'
import { ownReferer } from '../web/own-page.ts'
import { campaignOf, headingOf } from './clean-origin.ts'
import { asksNotToBeTracked } from './page-view-counter.ts'

/** Subjects of pages, by path. */
const subjects = new Map<string, string>([
  ...productIds.map((id) => [`/products/${id}`, productName(id)] as const),
  ...solutions.map(({ id, name }) => [`/solutions/${id}`, name] as const),
])

/**
 * Where a lead comes from, according to its request: in a header of our own, otherwise by the page in its referrer. No
 * page that does not exist on the site, and no campaign if the browser asks not to be tracked.
 */
export function sourceOf(headers: Headers, hasPage: (path: string) => boolean): LeadSource {
  const told = new URLSearchParams(headers.get(leadSourceHeader) ?? '')
  const from = ownReferer(headers)
  const path = (told.get('page') ?? from?.pathname ?? '').replace(/(?<=.)\/$/, '')
  const page = hasPage(path) ? path : ''
  const query = told.has('page') || !from ? String(told) : from.search
  const { source, medium, campaign } = campaignOf(asksNotToBeTracked(headers) ? '' : query)
  return sourceFrom({
    page,
    about: subjects.get(page) ?? '',
    heading: headingOf(told.get('heading') ?? ''),
    utm_source: source,
    utm_medium: medium,
    utm_campaign: campaign,
  })
}
