import type { HeadTag } from '../../page-module.ts'
import { deskDescription } from '../../../content/portal/shell-words.ts'
import { site } from '../../../content/site.ts'

export const deskTitle = (desk: string) => `${desk}. ${site.brand} demo portal`

/** Title and description of a desk; the portal is not for search engines. */
export function portalMeta(desk: string): HeadTag[] {
  return [
    { title: deskTitle(desk) },
    { name: 'description', content: deskDescription(desk) },
    { name: 'robots', content: 'noindex' },
  ]
}
