import type { PageViews } from '../../common/brand/site-config.ts'
import { site } from '../../common/brand/site.ts'

/** The site's settings for the chosen adapter. Throws if another one is chosen. */
export function adapterSettings<To extends PageViews['to']>(to: To): Extract<PageViews, { to: To }> {
  const { pageViews } = site
  if (pageViews.to !== to) throw new Error(`Page views go to ${pageViews.to}, not to ${to}`)
  return pageViews as Extract<PageViews, { to: To }>
}
