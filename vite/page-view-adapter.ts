import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { PageViews } from '../content/site.ts'

/**
 * Puts the adapter that is chosen in the place of the own server's, which app/page-views imports: no other reaches the
 * browser.
 */
export function pageViewAdapter({ to }: PageViews): Plugin {
  return {
    name: 'page-view-adapter',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/adapters\/own-server\.ts$/ },
      handler: () => resolve('app/page-views/adapters', `${to}.ts`),
    },
  }
}
