import type { Section } from '../../../app/agent/search/knowledge-file.ts'

interface OpenElement {
  name: string
  skipped: boolean
}

const voidElements = new Set('area br col embed hr img input link meta source track wbr'.split(' '))
/** Their text begins a block of its own. */
const blockElements = new Set(
  'article aside blockquote caption dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header legend li main ol p section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
)
/** Nothing in them is a statement of the site: drawings, controls, dialogs, other pages' names. */
const skippedElements = new Set(
  'svg sup script style template noscript button nav form dialog select textarea canvas iframe label'.split(
    ' ',
  ),
)
/** Drawn text, text that waits for a press, and the turns of sample calls, which are not the site's own words. */
const unsaid = /aria-hidden="true"|\shidden(=""|\s|$)|\sdata-speaker=/
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}

/**
 * The statements in a built page's main part, in reading order: blocks of text, by the headings below the first that
 * they stand under, with the id of the nearest. Times, figures alone and other crumbs are left out.
 */
export function readSections(html: string): Section[] {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const sections: Section[] = []
  const open: OpenElement[] = []
  const headings: { level: number; text: string }[] = []
  let anchor = ''
  let text = ''
  let parts: string[] = []

  const flush = () => {
    const found = tidy(text)
    text = ''
    if (found === '') return
    const joined = open.find(({ name }) => name === 'tr' || name === 'dl')
    if (joined?.name === 'tr') parts.push(found)
    else if (open.some(({ name }) => name === 'dt')) parts = [found]
    else if (open.some(({ name }) => name === 'dd') && parts.length > 0) {
      add(`${parts.join(' ')}: ${found}`)
      parts = []
    } else add(found)
  }
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

  for (const [token, closing, rawName, attributes = ''] of main.matchAll(
    /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^>"])*)>|[^<]+|<!--[\s\S]*?-->/g,
  )) {
    const name = rawName?.toLowerCase()
    if (name === undefined) {
      if (token.startsWith('<!--') || open.at(-1)?.skipped) continue
      // Set apart by style alone: "₹29,999" and "per month".
      text += /\d\n[A-Za-z]|[a-z]\n[\dA-Z₹]/.test(`${text.slice(-1)}\n${token[0]}`) ? ` ${token}` : token
      continue
    }
    if (voidElements.has(name)) {
      if (name === 'br') text += ' '
      continue
    }
    if (closing) {
      const heading = /^h([1-6])$/.exec(name)
      if (heading && !open.at(-1)?.skipped) endHeading(Number(heading[1]))
      else if (blockElements.has(name)) flush()
      if (name === 'tr') {
        if (parts.length > 1) add(`${parts[0]}: ${parts.slice(1).join(', ')}`)
        parts = []
      }
      while (open.length > 0 && open.pop()?.name !== name);
      continue
    }
    if (blockElements.has(name)) flush()
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1]
    const skipped = open.at(-1)?.skipped === true || skippedElements.has(name) || unsaid.test(attributes)
    if (!attributes.endsWith('/')) open.push({ name, skipped })
    if (id && !skipped && (/^h[1-6]$/.test(name) || name === 'section' || name === 'article')) anchor = id
  }
  return sections

  function endHeading(level: number) {
    const found = tidy(text)
    text = ''
    while (headings.length > 0 && (headings.at(-1)?.level ?? 0) >= level) headings.pop()
    if (found !== '') headings.push({ level, text: found })
  }
}

function tidy(text: string): string {
  return text
    .replaceAll(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** With fewer words around it, what is written in an Indian script is a sample of it. */
const wordsAboutScript = 12

/** Whether some text says anything by itself: not a time, a turn of a sample call, a label or other scripts. */
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
