import type { MetaDescriptor } from 'react-router'
import { site } from '../../../content/site.ts'

/** Title of a desk; the portal is not for search engines. */
export function portalMeta(desk: string): MetaDescriptor[] {
  return [{ title: `${desk}. ${site.brand} demo portal` }, { name: 'robots', content: 'noindex' }]
}
