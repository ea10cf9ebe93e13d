import {
  attributeOf,
  childrenOf,
  type HtmlNode,
  type HtmlTree,
  isComment,
  isElement,
  isText,
  parseHtml,
} from '../html-tree.ts'
import type { PageText } from './text-runs.ts'

const unshown = new Set(['script', 'style', 'noscript', 'title'])
const shownAttribute = /^(alt|label|placeholder|value|data-.+)$/

/**
 * Everything a page can show: its text and the attributes displayed by a browser or a script, each with its
 * language.
 */
export function pageTexts(html: string): PageText[] {
  const texts: PageText[] = []
  const add = (text: string, language: string) => {
    if (text.trim() !== '') texts.push({ text, language })
  }
  const read = (node: HtmlTree | HtmlNode, around: string) => {
    let text = ''
    for (const child of childrenOf(node)) {
      // Comments do not split words.
      if (isComment(child)) continue
      if (isText(child)) {
        text += child.value
        continue
      }
      add(text, around)
      text = ''
      if (!isElement(child) || unshown.has(child.tagName)) continue
      const language = attributeOf(child, 'lang') ?? around
      for (const { name, value } of child.attrs) if (shownAttribute.test(name)) add(value, language)
      read(child, language)
    }
    add(text, around)
  }
  read(parseHtml(html), '')
  return texts
}
