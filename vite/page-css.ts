import { writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The style sheets of each page, by its file below app/ without `.page.tsx`, imports first. */
export type PageCss = Record<string, string[]>

/**
 * Writes the CSS of every page to `outFile` when the pages' code is built, so that each page can carry just its own CSS
 * inline, that of what its islands load later included. For the browser every style sheet is empty: it has them already.
 */
export function pageCss(outFile: string): Plugin {
  const app = resolve('app')
  const document = resolve('app/render-page.tsx')
  const sheets = new Map<string, string>()

  return {
    name: 'page-css',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/ },
      // Vite's own CSS plugin has run by now: the code is plain CSS with the final class names.
      handler(code, id) {
        if (this.environment.name === 'client') return { code: '', map: null }
        if (code.includes('__VITE_ASSET__')) {
          this.error(`${id}: url() to a bundled file is not supported here; put the file into brand/public/`)
        }
        if (this.environment.name === 'ssr') sheets.set(id, code)
        return undefined
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'ssr') return
      const collect = (id: string, seen: Set<string>): string[] => {
        if (seen.has(id)) return []
        seen.add(id)
        const own = sheets.get(id)
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        // The document names every page, and has the CSS of none.
        const children = id === document ? importedIds : [...importedIds, ...dynamicallyImportedIds]
        return [...children.flatMap((child) => collect(child, seen)), ...(own ? [own] : [])]
      }
      const ofDocument = collect(document, new Set())
      const css: PageCss = {}
      for (const id of this.getModuleIds()) {
        const page = /^(.*)\.page\.tsx$/.exec(relative(app, id))?.[1]
        // A sheet of the document's stands once, where the document has it: again at the end it would win.
        if (page) css[page] = [...new Set([...ofDocument, ...collect(id, new Set())])]
      }
      await writeFile(outFile, JSON.stringify(css))
    },
  }
}
