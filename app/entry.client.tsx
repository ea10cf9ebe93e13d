import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

/** Never called: keeps the start of the public pages in the build, where the boot script loads it by its address. */
export const hydratePage = () => import('./hydrate-page.tsx')
