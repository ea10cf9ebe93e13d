import { Island } from '../islands/island.tsx'
import { usePagePath } from '../ui/page-path.ts'
import Portal from './portal.island.tsx'
import { deskAt } from './shell/desks.ts'
import { portalMeta } from './shell/portal-meta.ts'

export const hasOwnFrame = true

export const meta = (path: string) => portalMeta(deskAt(path).name)

/** The demo portal before it is known who is signed in: the same for every desk but for its name. */
export default function PortalPage() {
  return <Island name="portal" of={Portal} props={{ path: usePagePath() }} />
}
