import {
  type BootData,
  bootDataId,
  type PageBootData,
  type RouterBootData,
} from '../../app/boot/boot-data.ts'
import type { PageScripts } from '../../vite/public-pages.ts'

const contextScript =
  /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = new ReadableStream\(.*?<\/script>/s
const moduleScript = /<script type="module" async="">(import .*?)<\/script>/s
const streamScripts =
  /(?:<!--\/?\$-->|<script>window\.__reactRouterContext\.streamController\..*?<\/script>)+(?=<\/body>)/s
const enqueued = /streamController\.enqueue\((".*?(?<!\\)")\);<\/script>/gs
const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g

/**
 * Takes React Router's own start-up out of a prerendered page and puts the site's in its place: what is needed as an
 * inert JSON block, and the boot script, which loads the modules after first paint or at the first input. A public
 * page starts without the router. The two `<script>` elements stay where React expects them. Throws when the
 * router's markup is not as expected, which is how an update of it that changes its start-up shows.
 */
export function replaceStartUp(html: string, bootScript: string, pageScripts: PageScripts): string {
  const modules = find(html, moduleScript, 'the module script')
  const routes = routeModules(modules)
  const isPortal = routes.some(([id]) => id.startsWith('portal/'))
  const data: BootData = isPortal ? routerData(html, modules, routes) : pageData(routes, pageScripts)
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return html
    .replace(contextScript, () => `<script type="application/json" id="${bootDataId}">${json}</script>`)
    .replace(moduleScript, () => `<script>${bootScript}</script>`)
    .replace(streamScripts, '')
    .replaceAll(preloadLink, '')
}

function pageData(routes: RouterBootData['routes'], { start, pages }: PageScripts): PageBootData {
  const id = routes.at(-1)?.[0].replace(/#.*/, '') ?? ''
  const page = pages[id]
  if (!page) throw new Error(`React start-up: the build has no scripts of ${id} (vite/public-pages.ts)`)
  const preload = [...new Set([start.file, page.file, ...start.imports, ...page.imports])]
  return { page: page.file, start: start.file, preload }
}

function routerData(html: string, modules: string, routes: RouterBootData['routes']): RouterBootData {
  const stream = [...html.matchAll(enqueued)].map(([, text]) => JSON.parse(text ?? '""') as string)
  if (stream.length === 0) throw new Error('React Router start-up: no loader data was found in the page')
  return {
    context: JSON.parse(find(html, contextScript, 'the context script')) as Record<string, unknown>,
    stream,
    manifest: find(modules, /^import "([^"]+)"/, 'the manifest'),
    routes,
    entry: find(modules, /import\("([^"]+)"\);\s*$/, 'the entry module'),
    preload: [...html.matchAll(preloadLink)].map(([, href]) => href ?? ''),
  }
}

function routeModules(script: string): RouterBootData['routes'] {
  const addresses = new Map(
    [...script.matchAll(/import \* as (route\d+) from "([^"]+)";/g)].map(([, name, href]) => [name, href]),
  )
  const listed = find(script, /__reactRouterRouteModules = \{(.*?)\};/, 'the route modules')
  return [...listed.matchAll(/"([^"]+)":(route\d+)/g)].map(([, id, name]) => {
    const href = addresses.get(name)
    if (!id || !href) throw new Error(`React Router start-up: no module for route ${id}`)
    return [id, href]
  })
}

function find(text: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`React Router start-up: ${what} was not found in the page`)
  return found
}
