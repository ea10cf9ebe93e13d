import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Modules that read text files as they are imported. */
const isTextModule = /\/assistant\/content\/(?:answers|unanswered|words)\.ts$/
const isText = /\/assistant\/content\/.*\.yml$/

/**
 * Puts what these modules export in place of their code, so that neither files nor their parser are needed where the
 * bundle runs. A change of a text reads them again.
 */
export function textModules(): Plugin {
  return {
    name: 'text-modules',
    hotUpdate({ file, modules }) {
      if (!isText.test(file)) return undefined
      const readers = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        isTextModule.test(id ?? ''),
      )
      return [...modules, ...readers]
    },
    transform: {
      filter: { id: isTextModule },
      async handler(_source, id) {
        try {
          // Node keeps what it has imported by its address.
          const address = `${pathToFileURL(id).href}?${Date.now()}`
          const values = Object.entries((await import(address)) as Record<string, unknown>)
          const lines = values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          return { code: lines.join('\n'), map: null, moduleType: 'js' }
        } catch (error) {
          // Without a stack: its words are for whoever wrote the text.
          return this.error({ message: error instanceof Error ? error.message : String(error), stack: '' })
        }
      },
    },
  }
}
