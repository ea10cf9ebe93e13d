import { transform } from 'lightningcss'
import type { PageCss } from '../../vite/page-css.ts'

const portalLayout = 'portal/shell/portal-layout'
const placeholder = /<style data-routes="([^"]*)"><\/style>/

/** Oldest browsers the CSS is written down for, as lightningcss packs versions: major << 16 | minor << 8. */
const targets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 115 << 16 }

/** Fills the page's style element with the font faces and the CSS of just the routes the page shows. */
export function inlineCss(html: string, pageCss: PageCss, fontFaces: string): string {
  const routes = placeholder.exec(html)?.[1]
  if (routes === undefined)
    throw new Error('The page has no place for its CSS (see PageStyle in app/root.tsx)')
  const css = withSiblings(routes.split(' '), pageCss).flatMap((route) => {
    // Routes that share a module have ids of its path, a # and what tells them apart.
    const sheets = pageCss[route.replace(/#.*/, '')]
    if (sheets === undefined) throw new Error(`No CSS was collected for route ${route}`)
    return sheets
  })
  // A sheet that two routes share stands once, where the first has it: again at the end it would win.
  const code = minified([fontFaces, ...new Set(css)].join('\n'), `${routes}.css`)
  return html.replace(placeholder, () => `<style data-routes="${routes}">${code}</style>`)
}

const minifiedBefore = new Map<string, string>()

/** Pages of one template have the same CSS, and of articles there may be many: each is minified once. */
function minified(css: string, filename: string): string {
  const code =
    minifiedBefore.get(css) ??
    transform({ filename, code: Buffer.from(css), minify: true, targets }).code.toString()
  minifiedBefore.set(css, code)
  return code
}

/** In the portal desks change without a document load: each of its pages carries the CSS of all desks. */
function withSiblings(routes: string[], pageCss: PageCss): string[] {
  if (!routes.includes(portalLayout)) return routes
  return [...routes, ...Object.keys(pageCss).filter((id) => /^portal\/[^/]+\/[^/]+-page$/.test(id))]
}
