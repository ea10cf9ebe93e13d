import type { MetaDescriptor } from 'react-router'

/** Title of a desk; the portal is not for search engines. */
export function portalMeta(desk: string): MetaDescriptor[] {
  return [{ title: `${desk}. Orvani demo portal` }, { name: 'robots', content: 'noindex' }]
}
