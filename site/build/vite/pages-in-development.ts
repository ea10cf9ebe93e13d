import { resolve } from 'node:path'
import type { pageTable as table } from '../../page-table.ts'
import type { PageModule } from '../../../common/page/page-module.ts'
import type * as Renderer from '../../render-page.tsx'
import { type EnvironmentModuleGraph, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { withPictures } from '../article-pictures/small-pictures.ts'
import { styleSheetOf } from './style-sheets.ts'
import type * as Mails from './workbench/mails-page.ts'

const renderer = '/site/render-page.tsx'
const tableFile = '/site/page-table.ts'
const indianScripts = '/common/styles/indian-scripts.css'
const scripts = ['/site/boot/boot-page.ts', '/site/client.ts']
/** Addresses that only the development server has. */
const workbench = '/site/build/vite/workbench'
const notFound = { path: '/not-found', page: 'site/pages/not-found/not-found' }

/**
 * In development: renders the page at each request with the current code, and links the style sheets of its
 * components. Edits of an island's component or of CSS show immediately, all others reload the page.
 */
export function pagesInDevelopment(): Plugin {
  return {
    name: 'pages-in-development',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://development.invalid')
        if (!/^(?:GET|HEAD)$/.test(request.method ?? '') || /\.\w+$/.test(pathname)) return next()
        page(server, pathname).then(
          ({ status, html }) => {
            response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
          },
          (error: unknown) => {
            if (error instanceof Error) server.ssrFixStacktrace(error)
            next(error)
          },
        )
      })
    },
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const inBrowser = server.environments.client.moduleGraph
      const isKnownThere = modules.every(
        ({ file }) => file && (inBrowser.getModulesByFile(file)?.size ?? 0) > 0,
      )
      const isCss = modules.every(({ url }) => url.endsWith('.css'))
      if (!isKnownThere && !isCss) server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

async function page(server: ViteDevServer, pathname: string): Promise<{ status: number; html: string }> {
  const pages = server.environments['ssr']
  if (!pages || !isRunnableDevEnvironment(pages)) throw new Error('Vite does not run the code of the pages')
  const { pageTable } = await pages.runner.import<{ pageTable: typeof table }>(tableFile)
  const { renderPage, renderModule } = await pages.runner.import<typeof Renderer>(renderer)
  if (pathname === '/workbench/mails') {
    const { mailsPage } = await pages.runner.import<typeof Mails>(`${workbench}/mails-page.ts`)
    return { status: 200, html: await mailsPage() }
  }
  if (pathname === '/workbench/parts') {
    const file = `${workbench}/parts.page.tsx`
    const { html } = await renderModule(await pages.runner.import<PageModule>(file), pathname)
    return { status: 200, html: await completed(server, pages.moduleGraph, { pathname, html, file }) }
  }
  const known = pageTable.find(({ path }) => path === pathname.replace(/(?<=.)\/$/, ''))
  const entry = known ?? notFound
  const { html } = await renderPage(entry)
  const whole = await completed(server, pages.moduleGraph, {
    pathname,
    html,
    file: `/${entry.page}.page.tsx`,
  })
  return { status: known ? 200 : 404, html: whole }
}

/** The page with the style sheets of its components, and the scripts of every page. */
async function completed(
  server: ViteDevServer,
  graph: EnvironmentModuleGraph,
  { pathname, html, file }: { pathname: string; html: string; file: string },
): Promise<string> {
  const links = [indianScripts, ...sheetsOf(graph, file)].map(
    (url) => `<link rel="stylesheet" href="${url}">`,
  )
  const whole = withPictures(html, (picture) => `src="/content/articles/${picture}"`)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(
      '</body>',
      () => `${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')}</body>`,
    )
  return server.transformIndexHtml(pathname, whole)
}

/** The style sheets of a page in build order: those of the site's own sheet first, imports before importers. */
function sheetsOf(graph: EnvironmentModuleGraph, pageFile: string): string[] {
  const seen = new Set<string>()
  const collect = (url: string, withLater: boolean): string[] => {
    const module = graph.urlToModuleMap.get(url)
    if (!module || seen.has(url)) return []
    seen.add(url)
    const { deps = [], dynamicDeps = [] } = module.transformResult ?? {}
    const below = [...deps, ...(withLater ? dynamicDeps : [])].flatMap((each) => collect(each, true))
    return url.endsWith('.css') ? [...below, url] : below
  }
  // The document names every page, but has the sheets of none.
  const all = [...collect(renderer, false), ...collect(pageFile, true)]
  const isOfSite = (url: string) => styleSheetOf(resolve(`.${url}`)) === 'site'
  return [...all.filter(isOfSite), ...all.filter((url) => !isOfSite(url))]
}
