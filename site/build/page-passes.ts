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
  elementsIn,
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
  /** As React made it. */
  html: string
  /** Fonts of the Indian scripts that it shows. */
  fonts: readonly ScriptFont[]
  /** Address of the font of the rupee sign. */
  signsFont: string
  /** Addresses of its style sheets. */
  styleSheets: readonly string[]
  boot: string
  scripts: ClientScripts
  /** What search engines are told; undefined for a page that is not listed. */
  facts: PageFacts | undefined
}

/** The HTML that is served, from what React made. */
export function servedHtml(page: PageParts): string {
  const tree = parseHtml(page.html)
  removeSeparators(tree)
  addScripts(tree, page)
  addStyles(tree, page)
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

function addScripts(tree: HtmlTree, { boot, scripts, entry }: PageParts): void {
  const [head, body] = [findElement(tree, 'head'), findElement(tree, 'body')]
  for (const href of scripts.neededAtOnce(tree, entry.application !== undefined))
    append(head, makeElement('link', { rel: 'modulepreload', href, fetchpriority: 'low' }))
  append(head, makeElement('script', { type: 'module', src: scripts.start, fetchpriority: 'low' }))
  append(body, makeElement('script', {}, boot))
}

function addStyles(tree: HtmlTree, { styleSheets, fonts, signsFont }: PageParts): void {
  const head = findElement(tree, 'head')
  for (const href of styleSheets) append(head, makeElement('link', { rel: 'stylesheet', href }))
  const rules = fonts.map(({ rule }) => rule).join('')
  if (rules) append(head, makeElement('style', {}, rules))
  addFontPreloads(tree, fonts, signsFont)
}

/**
 * Fonts of what the page shows from the start, which its scripts' later sentences need not be. One that comes after the
 * first layout has all text laid out anew: without these, home took a fifth more of a slow phone's main thread. Only that
 * of the first section comes before what is not on screen yet.
 */
function addFontPreloads(tree: HtmlTree, fonts: readonly ScriptFont[], signsFont: string): void {
  const body = findElement(tree, 'body')
  const opening = [...elementsIn(body)].find(({ tagName }) => tagName === 'section') ?? body
  const isIn = (place: HtmlNode) => {
    const letters = [...new Set(textOf(place))]
    const scripts = new Set(letters.map((letter) => indicScriptOf(letter.codePointAt(0) ?? 0)))
    return ({ script }: ScriptFont) => scripts.has(script)
  }
  const first = fonts.filter(isIn(opening))
  const later = fonts.filter(isIn(body)).filter((font) => !first.includes(font))
  const hrefs = later.map(({ href }) => href)
  if (textOf(body).includes('₹')) hrefs.push(signsFont)
  for (const { href } of first) preloadFont(tree, href, 'auto')
  for (const href of hrefs) preloadFont(tree, href, 'low')
}

function preloadFont(tree: HtmlTree, href: string, fetchpriority: 'auto' | 'low'): void {
  const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '', fetchpriority }
  append(findElement(tree, 'head'), makeElement('link', attributes))
}

function addStructuredData(tree: HtmlTree, facts: PageFacts): void {
  append(
    findElement(tree, 'head'),
    makeElement('script', { type: 'application/ld+json' }, structuredData(facts)),
  )
}
