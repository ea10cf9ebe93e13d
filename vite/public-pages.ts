import { writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

interface ScriptFile {
  /** Address of the file. */
  file: string
  /** Addresses of all files it imports, theirs included. */
  imports: string[]
  /** Addresses of what these may load when it is needed, and of the workers they start. */
  later: string[]
}

/** Where the scripts of public pages are: the start they share, and each page by its route id. */
export interface PageScripts {
  start: ScriptFile
  pages: Record<string, ScriptFile>
}

type ImportKind = 'imports' | 'dynamicImports'

const routeEntry = '?__react-router-build-client-route'
const publicFolders = /^(?:pages|sign-in|agent)\//
const wrapper = /import \{ UNSAFE_withComponentProps as (\w+) \} from "react-router";/

/** As the bundler writes where a worker's script is. */
const startedWorker = /\bnew Worker\(\s*new URL\(["'`]([^"'`]+)["'`]/g

const address = (file: string) => `/${file}`

function holdsRouter(output: Rolldown.OutputBundle[string] | undefined): boolean {
  return output?.type === 'chunk' && output.moduleIds.some((id) => id.includes('/node_modules/react-router/'))
}

/** Addresses of the scripts of workers that a script starts. */
function workersOf(output: Rolldown.OutputBundle[string] | undefined): string[] {
  const code = output?.type === 'chunk' ? output.code : ''
  const files = [...code.matchAll(startedWorker)].flatMap(([, file]) => file ?? [])
  // What an overlooked one shows would lack its letters.
  if (code.split('new Worker(').length - 1 !== files.length)
    throw new Error('The build starts a worker in a way that vite/public-pages.ts does not know')
  return files
}

/**
 * Keeps the router out of the public pages' scripts, whose links load documents: React Router wraps every route's
 * component in one of its own and hands out `meta`, and neither is used there (see app/hydrate-page.tsx). Writes to
 * `outFile` which files a page needs instead of what the router's manifest says. Fails when one of them holds the router.
 */
export function publicPages(outFile: string): Plugin {
  const app = resolve('app')
  const pathOf = (id: string) => relative(app, id.replace(/\?.*/, ''))

  return {
    name: 'public-pages',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!publicFolders.test(pathOf(id))) return undefined
      if (id.endsWith(routeEntry)) return code.replace(/\bmeta, |, meta\b/, '')
      return wrapper.test(code) ? code.replace(wrapper, 'const $1 = (component) => component;') : undefined
    },
    async generateBundle(_options, bundle) {
      const importsOf = (file: string, kinds: ImportKind[], seen = new Set<string>()): Set<string> => {
        const chunk = bundle[file]
        for (const child of chunk?.type === 'chunk' ? kinds.flatMap((kind) => chunk[kind]) : []) {
          if (seen.has(child)) continue
          seen.add(child)
          importsOf(child, kinds, seen)
        }
        return seen
      }
      const script = (file: string): ScriptFile => {
        const imports = importsOf(file, ['imports'])
        const all = importsOf(file, ['imports', 'dynamicImports'])
        const later = [...all].filter((name) => !imports.has(name)).map(address)
        const workers = [file, ...all].flatMap((name) => workersOf(bundle[name]))
        const withRouter = [file, ...imports].find((name) => holdsRouter(bundle[name]))
        if (withRouter) this.error(`${file} would load the router with ${withRouter}`)
        return { file: address(file), imports: [...imports].map(address), later: [...later, ...workers] }
      }
      const pages: PageScripts['pages'] = {}
      let start: ScriptFile | undefined
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue
        const path = pathOf(chunk.facadeModuleId)
        if (path === 'hydrate-page.tsx') start = script(file)
        else if (publicFolders.test(path)) pages[path.replace(/\.tsx$/, '')] = script(file)
      }
      if (!start) this.error('app/hydrate-page.tsx is not in the build: app/entry.client.tsx must import it')
      await writeFile(outFile, JSON.stringify({ start, pages } satisfies PageScripts))
    },
  }
}
