import { splitSentences } from '../search/split-sentences.ts'

/** Words of the site as they may be said on their own. */
export interface WholeWords {
  /** What precedes them in their block. */
  before: string
  /** The words, with what they need to keep their meaning. */
  words: string
  /** What follows them in their block. */
  after: string
  /** Whether they make no sense without the heading they are under. */
  needsHeading: boolean
}

/** A row: its label alone may say “never”. */
const label = /^[A-Z“][^.:;!?]{0,60}: \S/
/** A row longer than this is a paragraph that happens to have a colon. */
const longestRow = 320
/** A block of up to this many letters is said whole. */
const longestWhole = 200
/** A sentence that begins like this refers to something in the one before. */
const leansBack =
  /^(?:["“]?(?:It|Its|They|Them|Their|This|That|These|Those|He|She|His|Her|So|And|But|Nor|Then|Ours|Both|Neither|Each|Not|Or|Otherwise|Instead|Even|Also|Yet|Still|Above|Below|After that|For this|In them|If it|If they|Where it|When it|The (?:first|second|third|last|other|others|rest|same|difference|rule now|cure|former|latter))\b|[a-z])/
/** A sentence that begins like this lacks its subject: “Blocks the card”. */
const namesNobody = /^(?:Ran|Built|Read)\b|^[A-Z][a-z]+s (?!are\b|is\b|can\b|may\b|must\b|have\b|will\b)\w/
/** A sentence that begins like this qualifies the one before. */
const takesBack =
  /^(?:But|Only|Except|Unless|However|Nor|Not|Above it|Below it|This is (?:an aim|no|not)|It may do so only|It is no|It does not|A change does not|The counts|If (?:it|you|they) (?:do|does|did) not|Even (?:then|so))\b/

/**
 * The words around a quote that say the same alone as on their page: a row with its label, a list entry with the line
 * that introduces it, and whole sentences, with the one before if they depend on it and the one after if it qualifies
 * them.
 */
export function wholeWords(blocks: readonly string[], at: number, quote: string): WholeWords {
  const text = blocks[at] ?? ''
  if (/^[a-z]/.test(text)) {
    const lead = blocks.slice(0, at).findLast((block) => !/^[a-z]/.test(block))
    const words = lead?.endsWith(':') ? `${lead} ${text}` : text
    return { before: '', words: words.replace(/[;,]$/, '.'), after: '', needsHeading: !lead?.endsWith(':') }
  }
  if (label.test(text) && text.length <= longestRow)
    return { before: '', words: text, after: '', needsHeading: true }
  const sentences = text.length <= longestWhole ? [text] : splitSentences(text)
  const places = placesOf(sentences, text)
  const from = text.indexOf(quote)
  const to = from + quote.length
  let first = Math.max(
    0,
    places.findLastIndex((start) => start <= from),
  )
  let last = Math.max(
    first,
    places.findLastIndex((start) => start < to),
  )
  while (first > 0 && leansBack.test(sentences[first] ?? '')) first -= 1
  while (takesBack.test(sentences[last + 1] ?? '')) last += 1
  const start = places[first] ?? 0
  const end = (places[last] ?? 0) + (sentences[last]?.length ?? 0)
  const words = text.slice(start, end)
  return {
    before: text.slice(0, start),
    words,
    after: text.slice(end),
    needsHeading: leansBack.test(words) || namesNobody.test(words) || !/[.?!…]["”’]?$/.test(words),
  }
}

/** Where each sentence begins in the text. */
function placesOf(sentences: readonly string[], text: string): number[] {
  let from = 0
  return sentences.map((sentence) => {
    const start = text.indexOf(sentence, from)
    from = start + sentence.length
    return start
  })
}
