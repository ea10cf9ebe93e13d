import { bestSentence, type FoundPassage } from './search/find-passages.ts'
import type { KnowledgeFile } from './search/knowledge-file.ts'
import type { SearchIndex } from './search/search-index.ts'
import { splitSentences } from './search/split-sentences.ts'

/** Where an answer stands on the site, with the words it rests on. */
export interface Source {
  /** Path, with the anchor of the nearest heading. */
  href: string
  page: string
  heading: string
  /** The block around the answer: what comes before, the words relied on, what comes after. */
  before: string
  quote: string
  after: string
}

/** A further source is shown when it is nearly as good as the first. */
const nearlyAsGood = 0.3
const most = 3
/** Letters up to which a short block is shown with its neighbours: an entry of a list says little by itself. */
const room = 400

/** The best places that speak of a question, each once. */
export function sourcesOf(passages: readonly FoundPassage[], question: string, index: SearchIndex): Source[] {
  const [first] = passages
  if (!first) return []
  const places = new Set<string>()
  return passages
    .filter(({ score }) => score > first.score * nearlyAsGood)
    .filter((each) => {
      const href = hrefOf(each, index.file)
      return !places.has(href) && places.add(href)
    })
    .slice(0, most)
    .map((each) => sourceOf(each, question, index))
}

function sourceOf(passage: FoundPassage, question: string, index: SearchIndex): Source {
  const { place, answer } = passage
  const page = index.file.pages[place.page]
  const section = page?.sections[place.section]
  const text = section?.blocks[place.block]
  if (!page || !section || text === undefined) {
    throw new Error(
      `The knowledge has no block ${place.block} in section ${place.section} of page ${place.page}.`,
    )
  }
  const quote =
    (answer === undefined ? undefined : index.file.answers[answer]?.quote) ??
    bestSentence(splitSentences(text), question, index)
  const start = text.indexOf(quote)
  const { before, after } = neighbours(section.blocks, place.block)
  return {
    href: hrefOf(passage, index.file),
    page: page.name,
    heading: section.heading.split(' · ').at(-1) ?? '',
    before: [...before, text.slice(0, start)].join('\n'),
    quote,
    after: [text.slice(start + quote.length), ...after].join('\n'),
  }
}

/** The blocks on both sides of a short one that there is room for, in reading order. */
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

function hrefOf({ place }: FoundPassage, { pages }: KnowledgeFile): string {
  const page = pages[place.page]
  const anchor = page?.sections[place.section]?.anchor
  return (page?.path ?? '') + (anchor ? `#${anchor}` : '')
}
