import type { MetaDescriptor } from 'react-router'
import { deskDescription } from '../../../content/portal/shell-words.ts'
import { site } from '../../../content/site.ts'

/** Title and description of a desk; the portal is not for search engines. */
export function portalMeta(desk: string): MetaDescriptor[] {
  return [
    { title: `${desk}. ${site.brand} demo portal` },
    { name: 'description', content: deskDescription(desk) },
    { name: 'robots', content: 'noindex' },
  ]
}
