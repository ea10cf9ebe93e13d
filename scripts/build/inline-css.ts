import { Features, transform } from 'lightningcss'
import type { PageCss } from '../../vite/page-css.ts'
import { gatherMedia } from './gather-media.ts'
import { settleCss, wordsOf } from './settle-css.ts'

const portalLayout = 'portal/shell/portal-layout'
const placeholder = /<style data-routes="([^"]*)"><\/style>/

const safari = (16 << 16) | (4 << 8)
/**
 * Oldest browsers the CSS is written down for, as lightningcss packs versions: major << 16 | minor << 8. Those of
 * Vite's own target; iOS is named as well, since it alone wants some prefixes.
 */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari, ios_saf: safari }

/**
 * Fills the page's style element with the font faces and the CSS of just the routes the page shows, without what
 * neither its HTML nor a script, by the words of all scripts, can use.
 */
export function inlineCss(
  html: string,
  pageCss: PageCss,
  fontFaces: string,
  scriptWords: ReadonlySet<string>,
): string {
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
  const whole = minified([fontFaces, ...new Set(css)].join('\n'), routes)
  const words = new Set(wordsOf(html))
  const settled = settleCss(whole, (name) => words.has(name) || scriptWords.has(name))
  const code = gatherMedia(minified(settled.css, routes, settled.unused))
  return html.replace(placeholder, () => `<style data-routes="${routes}">${code}</style>`)
}

const minifiedBefore = new Map<string, string>()

/** Pages of one template have much the same CSS, and of articles there may be many: each is minified once. */
function minified(css: string, routes: string, unusedSymbols: string[] = []): string {
  const key = [css, ...unusedSymbols].join('\n')
  const code =
    minifiedBefore.get(key) ??
    transform({
      filename: `${routes}.css`,
      code: Buffer.from(css),
      minify: true,
      targets,
      // Else every color-scheme brings two properties for light-dark(), which no style sheet uses.
      exclude: Features.LightDark,
      unusedSymbols,
    }).code.toString()
  if (/font:[^;}]*\d% [\d.]/.test(code))
    throw new Error(
      `${routes}: the minifier put a width into font, which browsers refuse: leave out font-stretch`,
    )
  minifiedBefore.set(key, code)
  return code
}

/** In the portal desks change without a document load: each of its pages carries the CSS of all desks. */
function withSiblings(routes: string[], pageCss: PageCss): string[] {
  if (!routes.includes(portalLayout)) return routes
  return [...routes, ...Object.keys(pageCss).filter((id) => /^portal\/[^/]+\/[^/]+-page$/.test(id))]
}
