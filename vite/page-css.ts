import { writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The style sheets of each route, keyed by React Router's route id (`root`, `pages/home/home`), imports first. */
export type PageCss = Record<string, string[]>

/**
 * Writes the CSS of every route to `outFile` during the server build, so that each prerendered page can carry just
 * its own CSS inline. The server graph is walked, not the browser's, because markup made at build
 * (see app/ui/prerendered.tsx) brings CSS whose components never reach the browser.
 */
export function pageCss(outFile: string): Plugin {
  const app = resolve('app')
  const sheets = new Map<string, string>()

  return {
    name: 'page-css',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /\.css$/ },
      // Vite's own CSS plugin has run by now: the code is plain CSS with the final class names.
      handler(code, id) {
        if (code.includes('__VITE_ASSET__')) {
          this.error(`${id}: url() to a bundled file is not supported here; put the file into brand/public/`)
        }
        sheets.set(id, code)
      },
    },
    async generateBundle() {
      const collect = (id: string, seen: Set<string>): string[] => {
        if (seen.has(id)) return []
        seen.add(id)
        const own = sheets.get(id)
        const imported = this.getModuleInfo(id)?.importedIds ?? []
        return [...imported.flatMap((child) => collect(child, seen)), ...(own ? [own] : [])]
      }
      const css: PageCss = {}
      for (const id of this.getModuleIds()) {
        const route = routeId(app, id)
        if (route) css[route] = collect(id, new Set())
      }
      await writeFile(outFile, JSON.stringify(css))
    },
  }
}

function routeId(app: string, id: string): string | undefined {
  const path = relative(app, id)
  if (path === 'root.tsx' || /^(?:pages|sign-in|portal|agent)\/[^?]+\.tsx$/.test(path))
    return path.slice(0, -'.tsx'.length)
  return undefined
}
