import type { PageEntry } from '../../app/page-table.ts'
import { structuredData } from '../../app/seo/structured-data/structured-data.ts'
import type { PageFacts } from '../../app/seo/structured-data/json-ld.ts'
import type { PageFonts } from '../fonts/cut-fonts.ts'
import type { ClientScripts } from './client-scripts.ts'
import { expectFirstScreen } from './expect-first-screen.ts'
import {
  append,
  attributeOf,
  childrenOf,
  findElement,
  htmlText,
  type HtmlNode,
  type HtmlTree,
  isComment,
  isElement,
  makeElement,
  parseHtml,
  remove,
} from './html-tree.ts'
import { inlineCss } from './inline-css.ts'
import { markFarSections } from './mark-far-sections.ts'
import { loadInlineFonts } from './opening-fonts.ts'

export interface PageParts {
  entry: PageEntry
  /** As React made it. */
  html: string
  fonts: PageFonts
  /** Style sheets of what it is made of. */
  css: readonly string[]
  scriptWords: ReadonlySet<string>
  boot: string
  scripts: ClientScripts
  /** What search engines are told; undefined for a page that is not listed. */
  facts: PageFacts | undefined
}

/**
 * The HTML that is served, from what React made. Each pass changes the page's tree, and their order matters:
 *
 * 1. React's separators go first, so that no pass counts them as content.
 * 2. The boot script ends the body: a page of one screen is waited for to its last script.
 * 3. What the first paint waits for is named next, which may give an element an id that the style sheet keeps; and what
 *    is laid out only when it comes near is marked, which is an attribute that the style sheet keeps.
 * 4. The style sheet is cut to the words of the page, so nothing may add a class after it. A script behind it has the
 *    browser read the fonts that it holds.
 * 5. Structured data is for no browser and stands last.
 */
export function servedHtml(page: PageParts): string {
  const tree = parseHtml(page.html)
  removeSeparators(tree)
  addBootScript(tree, page)
  if (page.entry.application !== 'portal') expectFirstScreen(tree)
  if (!page.entry.application) markFarSections(tree)
  inlineCss(tree, [page.fonts.css, ...page.css], page.scriptWords)
  loadInlineFonts(tree, page.fonts)
  if (page.facts) addStructuredData(tree, page.facts)
  return htmlText(tree)
}

/** React parts neighbouring texts with comments, for hydration: only islands are hydrated. */
function removeSeparators(node: HtmlTree | HtmlNode): void {
  for (const comment of childrenOf(node).filter(isComment)) remove(comment)
  for (const child of childrenOf(node)) {
    if (isElement(child) && attributeOf(child, 'data-island') === undefined) removeSeparators(child)
  }
}

function addBootScript(tree: HtmlTree, { boot, scripts, entry }: PageParts): void {
  const body = findElement(tree, 'body')
  // An application's scripts are fetched beside its page, behind what is painted: else each would name the next.
  for (const href of entry.application ? scripts.neededAtOnce(tree) : [])
    append(body, makeElement('link', { rel: 'modulepreload', href, fetchpriority: 'low' }))
  const how: Record<string, string> = entry.application ? { 'data-application': '' } : {}
  append(body, makeElement('script', { 'data-start': scripts.start, ...how }, boot))
}

function addStructuredData(tree: HtmlTree, facts: PageFacts): void {
  append(
    findElement(tree, 'head'),
    makeElement('script', { type: 'application/ld+json' }, structuredData(facts)),
  )
}
