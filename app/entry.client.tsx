import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startPageViews } from './page-views/start-page-views.ts'

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
if (import.meta.env.PROD) startPageViews()

/** Never called: keeps the start of the public pages in the build, where the boot script loads it by its address. */
export const hydratePage = () => import('./hydrate-page.tsx')
