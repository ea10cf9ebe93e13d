import type MiniSearch from 'minisearch'
import { type PriceReply, priceReply } from './price/price-reply.ts'
import type { AgentIndexFile, SearchDocument } from './search/agent-index.ts'
import { findPassages, type FoundPassage } from './search/find-passages.ts'

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

export type Reply =
  | PriceReply
  | { kind: 'answer'; say: string; sources: [Source, ...Source[]] }
  | { kind: 'unknown'; say: string }

export interface Knowledge {
  file: AgentIndexFile
  search: MiniSearch<SearchDocument>
}

export const unknownReply: Reply = {
  kind: 'unknown',
  say: 'I do not know. This site does not say, and I will not guess.',
}

/**
 * What a passage must reach to be shown as an answer: nearly the whole question, or most of it in words that few
 * passages have. Set on the questions of tests/agent, those held out left aside.
 */
const bars = [
  { coverage: 0.8, score: 8.5 },
  { coverage: 0.45, score: 13 },
]
/** A further source is shown when it is nearly as good as the first. */
const nearlyAsGood = 0.3
const mostSources = 3

/** What the assistant says to a question: a sum, a sentence of the site with where it stands, or that it does not know. */
export function replyTo(question: string, { file, search }: Knowledge): Reply {
  const price = priceReply(question)
  if (price) return price
  const [first, ...others] = findPassages(question, file, search)
  if (!first || !isGoodEnough(first)) return unknownReply
  const source = sourceOf(first, file)
  return {
    kind: 'answer',
    say: first.answer === undefined ? spoken(source) : (file.answers[first.answer]?.say ?? spoken(source)),
    sources: [source, ...furtherSources(others, first, file)],
  }
}

/** Other places that speak of the question, each once. */
function furtherSources(
  others: readonly FoundPassage[],
  first: FoundPassage,
  file: AgentIndexFile,
): Source[] {
  const places = new Set([sourceOf(first, file).href])
  return others
    .filter(({ score }) => score > first.score * nearlyAsGood)
    .map((each) => sourceOf(each, file))
    .filter(({ href }) => !places.has(href) && places.add(href))
    .slice(0, mostSources - 1)
}

function isGoodEnough(passage: FoundPassage): boolean {
  return bars.some(({ coverage, score }) => passage.coverage >= coverage && passage.score >= score)
}

function sourceOf(
  { page: at, block: place, sentence, answer }: FoundPassage,
  { pages, answers }: AgentIndexFile,
): Source {
  const page = pages[at]
  const block = page?.blocks[place]
  if (!page || !block)
    throw new Error(`The index names block ${place} of page ${at}, which it does not hold.`)
  const text = block.sentences.join(' ')
  const quote =
    (answer === undefined ? undefined : answers[answer]?.quote) ?? block.sentences[sentence] ?? text
  const start = text.indexOf(quote)
  return {
    href: page.path + (block.anchor ? `#${block.anchor}` : ''),
    page: page.name,
    heading: block.heading.split(' · ').at(-1) ?? '',
    before: text.slice(0, start),
    quote,
    after: text.slice(start + quote.length),
  }
}

/** The site's own sentence; what is none, such as an entry of a list, is named with the heading it stands under. */
function spoken({ quote, heading, page }: Source): string {
  if (/[.!?…]["”’]?$/.test(quote)) return quote
  return heading ? `Under “${heading}”, ${page} says: ${quote}.` : `On ${page}: ${quote}.`
}
