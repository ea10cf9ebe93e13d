import { claimOn, claimsOn } from '../claims.ts'
import type { Values } from '../../../common/markdown/interpolate.ts'
import { site } from '../../../common/brand/site.ts'
import { pageViewWords } from './page-view-words.ts'

/**
 * What the legal page at `path` may insert as `{{…}}`: the company and its contact details, what is true of the page
 * views, and the claims allowed on that page, each as displayed.
 */
export function legalValues(path: string): Values {
  const { company, email, phone } = site
  return {
    site: { company, email, phone },
    pageViews: pageViewWords(site.pageViews),
    claims: Object.fromEntries(claimsOn(path).map((key) => [key, claimOn(path, key).shown])),
  }
}
