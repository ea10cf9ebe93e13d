import type { PageViews } from '../../common/brand/site-config.ts'
import { site } from '../../common/brand/site.ts'

/** What the site's configuration says of the chosen adapter. Throws when another one is chosen. */
export function adapterSettings<To extends PageViews['to']>(to: To): Extract<PageViews, { to: To }> {
  const { pageViews } = site
  if (pageViews.to !== to) throw new Error(`Page views go to ${pageViews.to}, and not to ${to}`)
  return pageViews as Extract<PageViews, { to: To }>
}
