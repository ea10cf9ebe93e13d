import type { PageText } from './text-runs.ts'

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
const UNSHOWN = /<(script|style|noscript|title)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi
const TOKEN = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|([^<]+)/gi
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const SHOWN_ATTRIBUTE = /^(alt|label|placeholder|value|data-.+)$/
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * Everything a page can show: its text and the attributes that a browser or a script puts on screen, each with
 * the language it stands in. Expects well-formed HTML, as the prerender writes it.
 */
export function pageTexts(html: string): PageText[] {
  const texts: PageText[] = []
  const open: { tag: string; language: string }[] = []
  const add = (text: string, language: string) => {
    if (text.trim() !== '') texts.push({ text: decodeEntities(text), language })
  }
  for (const token of html.replace(UNSHOWN, '').matchAll(TOKEN)) {
    const [, slash, name = '', attributes = '', text] = token
    const around = open.at(-1)?.language ?? ''
    if (text !== undefined) {
      add(text, around)
    } else if (slash) {
      close(open, name.toLowerCase())
    } else {
      const { language, shown } = readAttributes(attributes, around)
      for (const value of shown) add(value, language)
      const tag = name.toLowerCase()
      if (!VOID.has(tag) && !attributes.trimEnd().endsWith('/')) open.push({ tag, language })
    }
  }
  return texts
}

function close(open: { tag: string }[], tag: string) {
  const start = open.findLastIndex((element) => element.tag === tag)
  if (start !== -1) open.length = start
}

function readAttributes(source: string, around: string): { language: string; shown: string[] } {
  let language = around
  const shown: string[] = []
  for (const [, name = '', double, single] of source.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? ''
    if (name === 'lang') language = value
    else if (SHOWN_ATTRIBUTE.test(name)) shown.push(value)
  }
  return { language, shown }
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex, decimal, name: string | undefined) => {
      if (hex !== undefined) return String.fromCodePoint(parseInt(hex, 16))
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal))
      return NAMED[name ?? ''] ?? whole
    },
  )
}
