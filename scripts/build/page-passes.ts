import type { PageEntry } from '../../app/page-table.ts'
import { structuredData } from '../../app/seo/structured-data/structured-data.ts'
import type { PageFacts } from '../../app/seo/structured-data/json-ld.ts'
import type { ScriptFont } from '../fonts/cut-fonts.ts'
import { indicScriptOf } from '../fonts/indic-scripts.ts'
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

function addStyles(tree: HtmlTree, { styleSheets, fonts }: PageParts): void {
  const head = findElement(tree, 'head')
  for (const href of styleSheets) append(head, makeElement('link', { rel: 'stylesheet', href }))
  const rules = fonts.map(({ rule }) => rule).join('')
  if (rules) append(head, makeElement('style', {}, rules))
  const opening = openingFont(tree, fonts)
  if (opening)
    append(
      head,
      makeElement('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: opening.href,
        crossorigin: '',
      }),
    )
}

/** The font of the first sentence in another script, where the first section has one: it is set large, and comes in time. */
function openingFont(tree: HtmlTree, fonts: readonly ScriptFont[]): ScriptFont | undefined {
  const first = [...elementsIn(tree)].find(({ tagName }) => tagName === 'section')
  const script = [...(first ? textOf(first) : '')]
    .map((letter) => indicScriptOf(letter.codePointAt(0) ?? 0))
    .find(Boolean)
  return fonts.find((font) => font.script === script)
}

function addStructuredData(tree: HtmlTree, facts: PageFacts): void {
  append(
    findElement(tree, 'head'),
    makeElement('script', { type: 'application/ld+json' }, structuredData(facts)),
  )
}
