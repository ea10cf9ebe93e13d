import { expect, test } from 'vitest'
import { productIds } from '../../site/content/products.ts'
import { site } from '../../common/brand/site.ts'
import { solutionIds } from '../../site/content/solutions.ts'
import {
  attributeOf,
  childrenOf,
  elementsIn,
  findElement,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
} from '../../site/build/html-tree.ts'
import { treeOf } from './built-site.ts'

/** Maximum words in the main part of a page as it opens, without tables: more is never read to the end. */
const budgets: Readonly<Record<string, number>> = {
  '/': 1100,
  '/products': 900,
  ...Object.fromEntries(productIds.map((id) => [`/products/${id}`, 900])),
  '/solutions': 700,
  ...Object.fromEntries(solutionIds.map((id) => [`/solutions/${id}`, 730])),
  '/offers': 700,
  '/about': 600,
  '/partner-program': 600,
  '/integrations': 900,
  '/security': 900,
  '/data-processing-agreement': 900,
}

/** Nobody reads a table word by word; the others are not part of the page’s text, or open over it. */
const leftOut = new Set(['table', 'template', 'script', 'style', 'dialog', 'title', 'select'])

/** Inline elements; any other element ends the word before it. */
const inline = new Set(['abbr', 'b', 'em', 'i', 'q', 's', 'small', 'span', 'strong', 'sup', 'time', 'u'])

/** The panels of tabs other than the first (common/ui/tabs.tsx). */
function laterPanels(main: HtmlElement): Set<HtmlElement> {
  const tabs = [...elementsIn(main)].filter((element) => attributeOf(element, 'data-behaviour') === 'tabs')
  const later = new Set(
    tabs.flatMap((group) =>
      [...elementsIn(group)]
        .filter((element) => attributeOf(element, 'data-orientation') !== undefined)
        .flatMap((nav) => [...elementsIn(nav)].flatMap((link) => attributeOf(link, 'href')?.slice(1) ?? []))
        .slice(1),
    ),
  )
  return new Set([...elementsIn(main)].filter((element) => later.has(attributeOf(element, 'id') ?? '')))
}

function textIn(node: HtmlNode, closed: ReadonlySet<HtmlElement>): string {
  if (isText(node)) return node.value
  if (!isElement(node) || leftOut.has(node.tagName) || attributeOf(node, 'hidden') !== undefined) return ' '
  if (closed.has(node)) return ' '
  const shown = childrenOf(node).filter(
    ({ nodeName }) => node.tagName !== 'details' || nodeName === 'summary',
  )
  const text = shown.map((child) => textIn(child, closed)).join('')
  return inline.has(node.tagName) ? text : ` ${text} `
}

test.each(Object.entries(budgets))('%s has at most %i words as it opens', (path, budget) => {
  const main = findElement(treeOf(path), 'main')
  // Names of several words count as one, or a longer name would push a page above its budget.
  const text = textIn(main, laterPanels(main)).replaceAll(site.company, 'Company')
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  expect(words.length).toBeLessThanOrEqual(budget)
})
