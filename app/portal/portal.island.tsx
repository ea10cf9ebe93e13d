import { type ComponentType, useState } from 'react'
import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { DeskId } from '../../content/portal/desk-names.ts'
import { mountToasts } from '../toasts/mount-toasts.tsx'
import { deskAt, desks, teamDesk } from './shell/desks.ts'
import { loadPortalFonts } from './shell/load-portal-fonts.ts'
import PortalLayout from './shell/portal-layout.tsx'
import { PortalError } from './shell/portal-error.tsx'

export { PortalError as Failure }

type Desk = ComponentType

const deskModules: Record<DeskId, () => Promise<{ default: Desk }>> = {
  overview: () => import('./overview/overview-page.tsx'),
  'virtual-assistant': () => import('./assistant/assistant-page.tsx'),
  qams: () => import('./qams/qams-page.tsx'),
  zapra: () => import('./zapra/zapra-page.tsx'),
  team: () => import('./team/team-page.tsx'),
}

let firstDesk: { id: DeskId; Desk: Desk } | undefined

/** Loads the desk that the address names: with it, React draws the portal at once. */
export async function prepare(): Promise<void> {
  loadPortalFonts()
  mountToasts()
  const { id } = deskAt(location.pathname)
  firstDesk = { id, Desk: (await deskModules[id]()).default }
}

/** The demo portal; its desks change in place. `path` is where it begins. */
export default function Portal({ path }: { path: string }) {
  const [router] = useState(() =>
    import.meta.env.SSR
      ? createMemoryRouter(routes(), { initialEntries: [path] })
      : createBrowserRouter(routes()),
  )
  return <RouterProvider router={router} />
}

function routes(): RouteObject[] {
  return [
    {
      Component: PortalLayout,
      ErrorBoundary: PortalError,
      children: [...desks, teamDesk].map(({ id, path }) => deskRoute(id, path)),
    },
  ]
}

function deskRoute(id: DeskId, path: string): RouteObject {
  // At build no desk is drawn: it is not known who is signed in.
  if (import.meta.env.SSR) return { path, Component: () => null }
  if (firstDesk?.id === id) return { path, Component: firstDesk.Desk }
  return { path, lazy: async () => ({ Component: (await deskModules[id]()).default }) }
}
