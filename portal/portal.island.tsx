import { type ComponentType, lazy, Suspense } from 'react'
import type { DeskId } from './content/desk-names.ts'
import { useAddress } from '../common/app-shell/address.ts'
import { mountToasts } from '../common/toasts/mount-toasts.tsx'
import { deskAt } from './shell/desks.ts'
import { PortalError } from './shell/portal-error.tsx'
import { Opening, PortalLayout } from './shell/portal-layout.tsx'

export { PortalError as Failure }

const deskModules: Record<DeskId, () => Promise<{ default: ComponentType }>> = {
  overview: () => import('./overview/overview-page.tsx'),
  'virtual-assistant': () => import('./assistant/assistant-page.tsx'),
  qams: () => import('./qams/qams-page.tsx'),
  zapra: () => import('./zapra/zapra-page.tsx'),
  team: () => import('./team/team-page.tsx'),
}
const desks = Object.fromEntries(
  Object.entries(deskModules).map(([id, load]) => [id, lazy(load)]),
) as unknown as Record<DeskId, ComponentType>

/** One of each script that a desk shows as soon as it is drawn. */
const lettersAtOnce = 'अআஅ'

/** Loads the desk that the address names: with it, React draws the portal at once. */
export async function prepare(): Promise<void> {
  // The fonts of other scripts than Latin, beside those that every page preloads: what is laid out before its font is there
  // costs a search of the machine’s fonts, 3 to 8 ms for each script. A preload of them at this time does not prevent that.
  void document.fonts.load('1em Anek scripts', lettersAtOnce).catch(() => undefined)
  mountToasts()
  const { id } = deskAt(location.pathname)
  desks[id] = (await deskModules[id]()).default
}

/** The demo portal; its desks are swapped in place. `path` is the initial one. */
export default function Portal({ path }: { path: string }) {
  const { pathname, search } = useAddress(path)
  const desk = deskAt(pathname)
  const Desk = desks[desk.id]
  return (
    <PortalLayout desk={desk} address={pathname + search}>
      <Suspense key={desk.id} fallback={<Opening desk={desk} isLate />}>
        <Desk />
      </Suspense>
    </PortalLayout>
  )
}
