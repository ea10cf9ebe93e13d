import { caveatsOf } from './caveats.ts'
import { bestSentence, type FoundPassage } from '../search/find-passages.ts'
import { blockAt, type KnowledgeFile, type Place, sectionAt } from '../search/knowledge-file.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { splitSentences } from '../search/split-sentences.ts'
import { wholeWords } from './whole-words.ts'

/** Where an answer is on the site, with the words it rests on. */
export interface Source {
  /** Path, with the anchor of the nearest heading. */
  href: string
  page: string
  heading: string
  /** The block around the answer: before, the words relied on, after. */
  before: string
  quote: string
  after: string
  /** The page’s own words that its content is a sample, or as of when it is valid; empty if there are none. */
  caveats: string
  /** Whether the words make no sense without their heading. */
  needsHeading: boolean
}

/** A further source is shown if it is nearly as good as the first. */
const nearlyAsGood = 0.3
const most = 3
/** Letters up to which a short block is shown with its neighbours: a list entry says little on its own. */
const room = 400

/** The best places on the subject of a question, each once. */
export function sourcesOf(passages: readonly FoundPassage[], question: string, index: SearchIndex): Source[] {
  const [first] = passages
  if (!first) return []
  const places = new Set<string>()
  return passages
    .filter(({ score }) => score > first.score * nearlyAsGood)
    .filter((each) => {
      const href = hrefOf(each.place, index.file)
      return !places.has(href) && places.add(href)
    })
    .slice(0, most)
    .map((each) => sourceOf(each, question, index))
}

function sourceOf({ place, answer }: FoundPassage, question: string, index: SearchIndex): Source {
  const prepared = answer === undefined ? undefined : index.file.answers[answer]?.quote
  const text = blockAt(place, index.file)
  return sourceAt(place, prepared ?? bestSentence(splitSentences(text), question, index), index.file)
}

/** The words around a quote, with their place. */
export function sourceAt(place: Place, quote: string, file: KnowledgeFile): Source {
  const { page, section } = sectionAt(place, file)
  const whole = wholeWords(section.blocks, place.block, quote)
  const { before, after } = neighbours(section.blocks, place.block)
  return {
    href: hrefOf(place, file),
    page: page.name,
    heading: section.heading.split(' · ').at(-1) ?? '',
    before: [...before, whole.before].join('\n'),
    quote: whole.words,
    after: [whole.after, ...after].join('\n'),
    caveats: caveatsOf(whole.words, page, section.anchor),
    needsHeading: whole.needsHeading,
  }
}

/** The blocks on both sides of a short one that fit, in reading order. */
function neighbours(blocks: readonly string[], at: number): { before: string[]; after: string[] } {
  const before: string[] = []
  const after: string[] = []
  let left = room - (blocks[at]?.length ?? 0)
  for (let away = 1; left > 0 && away < blocks.length; away++) {
    const [earlier, later] = [blocks[at - away], blocks[at + away]]
    left -= later?.length ?? 0
    if (later !== undefined && left >= 0) after.push(later)
    left -= earlier?.length ?? 0
    if (earlier !== undefined && left >= 0) before.unshift(earlier)
  }
  return { before, after }
}

function hrefOf(place: Place, file: KnowledgeFile): string {
  const { page, section } = sectionAt(place, file)
  return page.path + (section.anchor ? `#${section.anchor}` : '')
}
