import { Island } from '../common/islands/island.tsx'
import type { HeadTag } from '../common/page/page-module.ts'
import { usePagePath } from '../common/ui/page-path.ts'
import Portal from './portal.island.tsx'
import { deskAt, deskTitle } from './shell/desks.ts'

export const hasOwnFrame = true

/** Title and description of a desk; the portal is not for search engines. */
export function meta(path: string): HeadTag[] {
  const { name } = deskAt(path)
  return [
    { title: deskTitle(name) },
    {
      name: 'description',
      content: `${name} in the demo portal: a working desk on the sample calls of a fictional bank, for whoever has signed in.`,
    },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The demo portal before the account is known: the same for every desk except for its name. */
export default function PortalPage() {
  return <Island name="portal" of={Portal} props={{ path: usePagePath() }} />
}
