import { type BootData, bootDataId } from '../../app/boot/boot-data.ts'

const contextScript =
  /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = new ReadableStream\(.*?<\/script>/s
const moduleScript = /<script type="module" async="">(import .*?)<\/script>/s
const streamScripts =
  /(?:<!--\/?\$-->|<script>window\.__reactRouterContext\.streamController\..*?<\/script>)+(?=<\/body>)/s
const enqueued = /streamController\.enqueue\((".*?(?<!\\)")\);<\/script>/gs
const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g

/**
 * Takes React Router's own start-up out of a prerendered page and puts the site's in its place: the same data as
 * an inert JSON block, and the boot script, which loads the modules after first paint or at the first input. The
 * two `<script>` elements stay where React expects them. Throws when the router's markup is not as expected,
 * which is how an update of it that changes its start-up shows.
 */
export function replaceStartUp(html: string, bootScript: string): string {
  const context = find(html, contextScript, 'the context script')
  const modules = find(html, moduleScript, 'the module script')
  const data: BootData = {
    context: JSON.parse(context) as Record<string, unknown>,
    stream: [...html.matchAll(enqueued)].map(([, text]) => JSON.parse(text ?? '""') as string),
    manifest: find(modules, /^import "([^"]+)"/, 'the manifest'),
    routes: routeModules(modules),
    entry: find(modules, /import\("([^"]+)"\);\s*$/, 'the entry module'),
    preload: [...html.matchAll(preloadLink)].map(([, href]) => href ?? ''),
  }
  if (data.stream.length === 0) throw new Error('React Router start-up: no loader data was found in the page')
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return html
    .replace(contextScript, () => `<script type="application/json" id="${bootDataId}">${json}</script>`)
    .replace(moduleScript, () => `<script>${bootScript}</script>`)
    .replace(streamScripts, '')
    .replace(preloadLink, '')
}

function routeModules(script: string): BootData['routes'] {
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
