import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { importContent } from './import-content.ts'

const isText = /\/site\/content\/.*\.md$/

type Reader = (file: string, source: string) => unknown

/** The parser for the Markdown files of a folder: it gets a file’s path from the project’s root and its text. */
const readers: Record<string, { module: string; name: string }> = {
  'site/content/articles/': { module: 'site/content/articles/parse-article.ts', name: 'parseArticle' },
  'site/content/legal/': { module: 'site/content/legal/parse-legal-document.ts', name: 'parseLegalDocument' },
}

/**
 * Makes Markdown files under site/content/ importable as the typed data parsed from them; the default export is that
 * data. For build-time markup only: in a build, the browser’s copy of the module is empty, so that neither text nor
 * parser is ever sent.
 */
export function markdown(): Plugin {
  let root = ''
  let isBuild = false
  let server: ViteDevServer | undefined

  return {
    name: 'markdown',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    configureServer(developmentServer) {
      server = developmentServer
    },
    // Quoted values, such as a price or an author, are reread with it.
    handleHotUpdate({ file, modules, server: { moduleGraph } }) {
      if (!relative(root, file).startsWith('site/content/') || file.endsWith('.md')) return undefined
      const texts = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id !== null && isText.test(id))
      return modules.concat(texts)
    },
    transform: {
      filter: { id: isText },
      async handler(source, id) {
        const file = relative(root, id)
        const reader = Object.entries(readers).find(([folder]) => file.startsWith(folder))?.[1]
        if (!reader)
          return this.error(
            `${file}: nobody reads Markdown here. Name its folder in site/build/vite/markdown.ts.`,
          )
        const isForBrowser = isBuild && this.environment.name === 'client'
        const read = isForBrowser ? undefined : await readerOf(reader)
        let data: unknown
        try {
          data = read?.(file, source)
        } catch (error) {
          // Without a stack: its message is for the author of the text.
          return this.error({ message: error instanceof Error ? error.message : String(error), stack: '' })
        }
        return { code: `export default ${JSON.stringify(data)}`, map: null, moduleType: 'js' }
      },
    },
  }

  async function readerOf({ module, name }: { module: string; name: string }): Promise<Reader | undefined> {
    // In development from the server's modules, which follow every change of content.
    const readersModule = server
      ? await server.ssrLoadModule(`/${module}`)
      : await importContent<Record<string, Reader>>(module)
    return readersModule[name] as Reader | undefined
  }
}
