import { type PriceReply, priceReply } from './price/price-reply.ts'
import { findPassages, type FoundPassage } from './search/find-passages.ts'
import type { SearchIndex } from './search/search-index.ts'
import { type Source, sourcesOf } from './sources.ts'

export type Reply =
  | PriceReply
  | { kind: 'answer'; say: string; sources: [Source, ...Source[]] }
  /** Passages that may answer, for the visitor to judge. */
  | { kind: 'unsure'; say: string; sources: [Source, ...Source[]] }
  | { kind: 'unknown'; say: string }

/**
 * What a passage must reach to be shown as an answer, any of these: a good score, or most of the question. Set on the
 * tuning questions of tests/agent, each searched without the prepared ways of asking that resemble it.
 */
const bars = [
  { coverage: 0.3, score: 3.6 },
  { coverage: 0.7, score: 1.8 },
]
/** Nor may the question be as near as this, in parts of the passage's score, to one that the site does not answer. */
const mostUnanswered = 0.5
/** What a passage must reach to be shown to somebody whose question it may not answer. */
const nearBar = { coverage: 0.25, score: 1.6 }

const unsure = 'I am not sure that this answers you. These words of the site come nearest to your question.'
const unknown: Reply = {
  kind: 'unknown',
  say: 'I do not know. This site does not say, and I will not guess.',
}

/** What the assistant says to a question: a sum, a sentence of the site with where it stands, passages that
 * may answer, or that it does not know. */
export function replyTo(question: string, index: SearchIndex): Reply {
  const price = priceReply(question)
  if (price) return price
  const { passages, unanswered } = findPassages(question, index)
  const [best] = passages
  const isElsewhere = unanswered > (best?.score ?? 0) * mostUnanswered
  const [first, ...others] =
    best && !isElsewhere && reaches(best, nearBar) ? sourcesOf(passages, question, index) : []
  if (!best || !first) return unknown
  const sources: [Source, ...Source[]] = [first, ...others]
  if (!bars.some((bar) => reaches(best, bar))) return { kind: 'unsure', say: unsure, sources }
  const prepared = best.answer === undefined ? undefined : index.file.answers[best.answer]
  return { kind: 'answer', say: prepared?.say ?? spoken(first), sources }
}

function reaches({ coverage, score }: FoundPassage, bar: { coverage: number; score: number }): boolean {
  return coverage >= bar.coverage && score >= bar.score
}

/** The site's own sentence; what is none, such as an entry of a list, is named with the heading it stands under. */
function spoken({ quote, heading, page }: Source): string {
  if (/[.!?…]["”’]?$/.test(quote)) return quote
  return heading ? `Under “${heading}”, ${page} says: ${quote}.` : `On ${page}: ${quote}.`
}
