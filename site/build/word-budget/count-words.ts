import {
  attributeOf,
  childrenOf,
  elementsIn,
  findElement,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
  parseHtml,
} from '../html-tree.ts'

export interface PageWords {
  /** Of the page as it opens: of tabs the first, and no `<details>` that is closed. */
  opens: number
  /** With every tab and every `<details>` open. */
  whole: number
}

/** Nobody reads a table word by word; the others are no part of the page’s text, or open over it. */
const leftOut = new Set(['table', 'template', 'script', 'style', 'dialog', 'title', 'select'])

/** They are within a word or a sentence; any other element ends the word before it. */
const inline = new Set(['abbr', 'b', 'em', 'i', 'q', 's', 'small', 'span', 'strong', 'sup', 'time', 'u'])

/** Words of a page’s main part, tables left out. A figure is a word. */
export function countWords(html: string): PageWords {
  const main = findElement(parseHtml(html), 'main')
  const closed = new Set([...laterPanels(main), ...elementsOf(main, 'details')])
  return { opens: wordsIn(textIn(main, closed)), whole: wordsIn(textIn(main, new Set())) }
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function textIn(node: HtmlNode, closed: ReadonlySet<HtmlElement>): string {
  if (isText(node)) return node.value
  if (!isElement(node) || leftOut.has(node.tagName) || attributeOf(node, 'hidden') !== undefined) return ' '
  if (closed.has(node) && node.tagName !== 'details') return ' '
  const shown = closed.has(node)
    ? childrenOf(node).filter(({ nodeName }) => nodeName === 'summary')
    : childrenOf(node)
  const text = shown.map((child) => textIn(child, closed)).join('')
  return inline.has(node.tagName) ? text : ` ${text} `
}

/** The panels of tabs that wait behind the first (common/ui/tabs.tsx): links to them are in the same element. */
function laterPanels(main: HtmlElement): HtmlElement[] {
  const tabs = [...elementsIn(main)].filter((element) => attributeOf(element, 'data-behaviour') === 'tabs')
  return tabs.flatMap((group) => {
    const [, ...later] = elementsOf(group, 'nav')
      .filter((nav) => attributeOf(nav, 'data-orientation') !== undefined)
      .flatMap((nav) => elementsOf(nav, 'a'))
      .map((link) => attributeOf(link, 'href')?.slice(1))
    return [...elementsIn(group)].filter((element) => later.includes(attributeOf(element, 'id') ?? ''))
  })
}

function elementsOf(within: HtmlElement, tagName: string): HtmlElement[] {
  return [...elementsIn(within)].filter((element) => element.tagName === tagName)
}
