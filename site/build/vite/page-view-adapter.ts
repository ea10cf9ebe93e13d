import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../../../common/brand/site-config.ts'
import { importContent } from './import-content.ts'

/**
 * Replaces the own server's adapter, which site/page-views imports, with the one chosen in common/brand/site.ts: no
 * other reaches the browser.
 */
export function pageViewAdapter(): Plugin {
  return {
    name: 'page-view-adapter',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/adapters\/own-server\.ts$/ },
      async handler() {
        const { site } = await importContent<{ site: SiteConfig }>('common/brand/site.ts')
        return resolve('site/page-views/adapters', `${site.pageViews.to}.ts`)
      },
    },
  }
}
