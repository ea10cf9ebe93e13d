import type { pageTable as table } from '../app/page-table.ts'
import type { renderPage as render } from '../app/render-page.tsx'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'

const renderer = '/app/render-page.tsx'
const tableFile = '/app/page-table.ts'
const fonts = '/app/styles/fonts-dev.css'
const boot = '/app/boot/boot-development.ts'
const notFound = { path: '/not-found', page: 'pages/not-found/not-found' }

/**
 * In development: renders the page at each request with the code of this moment, and links the style sheets of what it
 * is made of. An edit of an island's component or of CSS shows at once, any other loads the page anew.
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
  const { renderPage } = await pages.runner.import<{ renderPage: typeof render }>(renderer)
  const known = pageTable.find(({ path }) => path === pathname.replace(/(?<=.)\/$/, ''))
  const { html } = await renderPage(known ?? notFound)
  const sheets = [...pages.moduleGraph.idToModuleMap.values()].filter(({ url }) => url.endsWith('.css'))
  const links = [fonts, ...sheets.map(({ url }) => url)].map((url) => `<link rel="stylesheet" href="${url}">`)
  const whole = html
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('</body>', () => `<script type="module" src="${boot}"></script></body>`)
  return { status: known ? 200 : 404, html: await server.transformIndexHtml(pathname, whole) }
}
