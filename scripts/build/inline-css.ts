import { Features, transform } from 'lightningcss'
import { gatherMedia } from './gather-media.ts'
import { append, findElement, htmlText, type HtmlTree, makeElement } from './html-tree.ts'
import { settleCss, wordsOf } from './settle-css.ts'

const safari = (16 << 16) | (4 << 8)
/**
 * Oldest browsers the CSS is written down for, as lightningcss packs versions: major << 16 | minor << 8. Those of
 * Vite's own target; iOS is named as well, since it alone wants some prefixes.
 */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari, ios_saf: safari }

/**
 * Puts the style sheets of a page into its head as one, without what neither its HTML nor a script, by the words of all
 * scripts, can use: nothing stands between the HTML and first paint.
 */
export function inlineCss(page: HtmlTree, sheets: readonly string[], scriptWords: ReadonlySet<string>): void {
  const whole = minified(sheets.join('\n'))
  const words = new Set(wordsOf(htmlText(page)))
  const settled = settleCss(whole, (name) => words.has(name) || scriptWords.has(name))
  const code = gatherMedia(minified(settled.css, settled.unused))
  append(findElement(page, 'head'), makeElement('style', {}, code))
}

const minifiedBefore = new Map<string, string>()

/** Pages of one template have much the same CSS, and of articles there may be many: each is minified once. */
function minified(css: string, unusedSymbols: string[] = []): string {
  const key = [css, ...unusedSymbols].join('\n')
  const code =
    minifiedBefore.get(key) ??
    transform({
      filename: 'page.css',
      code: Buffer.from(css),
      minify: true,
      targets,
      // Else every color-scheme brings two properties for light-dark(), which no style sheet uses.
      exclude: Features.LightDark,
      unusedSymbols,
    }).code.toString()
  if (/font:[^;}]*\d% [\d.]/.test(code))
    throw new Error('The minifier put a width into font, which browsers refuse: leave out font-stretch')
  minifiedBefore.set(key, code)
  return code
}
