import type { Section } from '../search/knowledge-file.ts'
import {
  attributeOf,
  childrenOf,
  findElement,
  type HtmlElement,
  type HtmlTree,
  isElement,
  isText,
  textOf,
} from '../../site/build/html-tree.ts'

/** Their text begins a separate block. */
const blockElements = new Set(
  'article aside blockquote caption dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header legend li main ol p section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
)
/** They contain no statements of the site: drawings, controls, dialogs, other pages' names. */
const skippedElements = new Set(
  'svg sup script style template noscript button nav form dialog select textarea canvas iframe label'.split(
    ' ',
  ),
)

/** The two values of one row, neither of which says anything without the other. */
const before = /: Before \S+$/
const after = /^With /

/**
 * The statements in a built page's main part, in reading order: blocks of text, by the headings below the first,
 * with the id of the nearest. Times, bare figures and other fragments are omitted.
 */
export function readSections(page: HtmlTree): Section[] {
  const sections: Section[] = []
  const headings: { level: number; text: string }[] = []
  let anchor = ''
  let text = ''
  let parts: string[] = []

  const add = (found: string) => {
    if (headings.length === 0 || !isStatement(found)) return
    const heading = headings
      .slice(1)
      .slice(-2)
      .map((each) => each.text)
      .join(' · ')
    const last = sections.at(-1)
    if (last?.anchor === anchor && last.heading === heading) last.blocks.push(found)
    else sections.push({ anchor, heading, blocks: [found] })
  }
  const flush = (open: readonly string[]) => {
    const found = tidy(text)
    text = ''
    if (found === '') return
    const joined = open.find((name) => name === 'tr' || name === 'dl')
    const said = sections.at(-1)?.blocks
    if (said && before.test(said.at(-1) ?? '') && open.includes('dd') && after.test(found))
      said.push(`${said.pop()}, ${found}`)
    else if (joined === 'tr') parts.push(found)
    else if (open.includes('dt')) parts = [found]
    else if (open.includes('dd') && parts.length > 0) {
      add(`${parts.join(' ')}: ${found}`)
      parts = []
    } else add(found)
  }
  const endHeading = (level: number) => {
    const found = tidy(text)
    text = ''
    while (headings.length > 0 && (headings.at(-1)?.level ?? 0) >= level) headings.pop()
    if (found !== '') headings.push({ level, text: found })
  }
  const read = (element: HtmlElement, open: readonly string[]) => {
    const name = element.tagName
    if (name === 'br') text += ' '
    const isBlock = blockElements.has(name)
    if (isBlock) flush(open)
    if (skippedElements.has(name) || isUnsaid(element)) return
    const level = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0)
    const id = attributeOf(element, 'id')
    if (id && (level > 0 || name === 'section' || name === 'article')) anchor = id
    const within = [...open, name]
    for (const child of childrenOf(element)) {
      if (isElement(child)) read(child, within)
      // Separated only by style: "₹29,999" and "per month".
      else if (isText(child))
        text += /\d\n[A-Za-z]|[a-z]\n[\dA-Z₹]/.test(`${text.slice(-1)}\n${child.value[0]}`)
          ? ` ${child.value}`
          : child.value
    }
    if (level > 0) endHeading(level)
    else if (isBlock) flush(within)
    if (name !== 'tr') return
    if (parts.length > 1) add(`${parts[0]}: ${parts.slice(1).join(', ')}`)
    parts = []
  }
  read(findElement(page, 'main'), [])
  return sections
}

/** The first heading of a page in one line. */
export const headingOf = (page: HtmlTree): string => tidy(textOf(findElement(page, 'h1')))

/** Drawn text, text hidden until a press, text another page says better, and turns of sample calls. */
function isUnsaid(element: HtmlElement): boolean {
  return (
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'hidden') !== undefined ||
    attributeOf(element, 'data-said-elsewhere') !== undefined ||
    attributeOf(element, 'data-speaker') !== undefined
  )
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** With fewer words around it, text in an Indian script is a sample of it. */
const wordsAboutScript = 12

/** Whether a text says anything on its own: not a time, a turn of a sample call, a label or other scripts. */
function isStatement(text: string): boolean {
  if (/^\d+:\d\d\b|One line is |minutes to read|read with \d/.test(text)) return false
  const words = text.match(/[A-Za-z][\w’'+-]*/g) ?? []
  if (/[\u0900-\u0dff]/.test(text) && words.length < wordsAboutScript) return false
  if (/\+\d[\d ]{8,}/.test(text)) return words.length > 0
  const figures = text.match(/\d[\d,.]*/g) ?? []
  // A row of a data table says nothing without its columns.
  if (figures.length > 2 && words.length < figures.length * 2) return false
  return words.length >= 3 || (words.length === 2 && /\d/.test(text))
}
