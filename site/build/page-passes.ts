import type { PageEntry } from '../page-table.ts'
import { structuredData } from '../seo/structured-data/structured-data.ts'
import type { PageFacts } from '../seo/structured-data/json-ld.ts'
import type { ScriptFont } from './fonts/cut-fonts.ts'
import { indicScriptOf } from './fonts/indic-scripts.ts'
import type { ClientScripts } from './client-scripts.ts'
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
  textOf,
} from './html-tree.ts'

export interface PageParts {
  entry: PageEntry
  /** As rendered by React. */
  html: string
  /** Fonts of the Indian scripts it shows. */
  fonts: readonly ScriptFont[]
  /** Address of the font of the rupee sign. */
  signsFont: string
  /** Addresses of its style sheets, the site's own first. */
  styleSheets: readonly string[]
  boot: string
  scripts: ClientScripts
  /** What search engines are told; undefined for an unlisted page. */
  facts: PageFacts | undefined
}

/** The served HTML, from what React rendered. */
export function servedHtml(page: PageParts): string {
  const tree = parseHtml(page.html)
  removeSeparators(tree)
  addStyles(tree, page)
  addScripts(tree, page)
  if (page.facts) addStructuredData(tree, page.facts)
  return htmlText(tree)
}

/** React separates adjacent texts with comments, for hydration: only islands are hydrated. */
function removeSeparators(node: HtmlTree | HtmlNode): void {
  for (const comment of childrenOf(node).filter(isComment)) remove(comment)
  for (const child of childrenOf(node)) {
    if (isElement(child) && attributeOf(child, 'data-island') === undefined) removeSeparators(child)
  }
}

function addScripts(tree: HtmlTree, { boot, scripts, entry }: PageParts): void {
  const [head, body] = [findElement(tree, 'head'), findElement(tree, 'body')]
  for (const href of scripts.neededAtOnce(tree, entry.application !== undefined))
    append(head, makeElement('link', { rel: 'modulepreload', href, fetchpriority: 'low' }))
  append(head, makeElement('script', { type: 'module', src: scripts.start, fetchpriority: 'low' }))
  append(body, makeElement('script', {}, boot))
}

/**
 * Style sheets are files, which a visit fetches once. With a page's own rules in its HTML, a slow line painted the first screen
 * of home in pieces, and its words moved by two thirds of the screen.
 */
function addStyles(tree: HtmlTree, { styleSheets, fonts, signsFont }: PageParts): void {
  const head = findElement(tree, 'head')
  addFontPreloads(tree, fonts, signsFont)
  for (const href of styleSheets) append(head, makeElement('link', { rel: 'stylesheet', href }))
  const rules = fonts.map(({ rule }) => rule).join('')
  if (rules) append(head, makeElement('style', {}, rules))
}

/**
 * Fonts of what the page shows from the start, excluding later sentences of its scripts, in page order. One that
 * arrives after the first layout causes another layout of all text, at a quarter of the cost each: all are requested
 * before the style sheet, without which there is no layout.
 */
function addFontPreloads(tree: HtmlTree, fonts: readonly ScriptFont[], signsFont: string): void {
  const text = textOf(findElement(tree, 'body'))
  const scripts = new Set([...new Set(text)].map((letter) => indicScriptOf(letter.codePointAt(0) ?? 0)))
  const hrefs = [...scripts].flatMap((script) =>
    fonts.filter((font) => font.script === script).map(({ href }) => href),
  )
  if (text.includes('₹')) hrefs.push(signsFont)
  for (const href of hrefs)
    append(
      findElement(tree, 'head'),
      makeElement('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    )
}

function addStructuredData(tree: HtmlTree, facts: PageFacts): void {
  append(
    findElement(tree, 'head'),
    makeElement('script', { type: 'application/ld+json' }, structuredData(facts)),
  )
}
