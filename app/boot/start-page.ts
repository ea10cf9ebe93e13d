import type { ComponentType } from 'react'
import type { hydratePage as hydrate } from '../hydrate-page.tsx'
import type { PageBootData } from './boot-data.ts'

/** Loads a public page's code and lets React take the page over. */
export async function startPage({ page, start }: PageBootData): Promise<void> {
  const [{ default: Page, handle }, { hydratePage }] = (await Promise.all([
    import(/* @vite-ignore */ page),
    import(/* @vite-ignore */ start),
  ])) as [{ default: ComponentType; handle?: { ownFrame?: boolean } }, { hydratePage: typeof hydrate }]
  hydratePage(Page, handle?.ownFrame)
}
