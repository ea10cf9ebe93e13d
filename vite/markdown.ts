import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { parseArticle } from '../content/articles/parse-article.ts'
import { parseLegalDocument } from '../content/legal/parse-legal-document.ts'

/** Who reads the Markdown files of a folder: each is given a file’s path from the project’s root and its text. */
const readers: Record<string, (file: string, source: string) => unknown> = {
  'content/articles/': parseArticle,
  'content/legal/': parseLegalDocument,
}

/**
 * Makes Markdown files under content/ importable as the typed data their folder’s reader makes of them; the default
 * export is that data. For build-time markup only: in a build, the browser’s copy of the module is empty, so that
 * neither text nor parser is ever sent.
 */
export function markdown(): Plugin {
  let root = ''
  let isBuild = false
  return {
    name: 'markdown',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    transform: {
      filter: { id: /\/content\/.*\.md$/ },
      handler(source, id) {
        const file = relative(root, id)
        const reader = Object.entries(readers).find(([folder]) => file.startsWith(folder))?.[1]
        if (!reader)
          return this.error(`${file}: nobody reads Markdown here. Name its folder in vite/markdown.ts.`)
        const isForBrowser = isBuild && this.environment.name === 'client'
        const data = isForBrowser ? undefined : reader(file, source)
        return { code: `export default ${JSON.stringify(data)}`, map: null, moduleType: 'js' }
      },
    },
  }
}
