import { type PriceReply, priceReply } from './price/price-reply.ts'
import { findPassages, type FoundPassage } from './search/find-passages.ts'
import type { SearchIndex } from './search/search-index.ts'
import { type Source, sourcesOf } from './sources.ts'

export type Reply =
  | PriceReply
  | { kind: 'answer'; say: string; sources: [Source, ...Source[]] }
  /** `nearest` are places that may help all the same. */
  | { kind: 'unknown'; say: string; nearest: Source[] }

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
/** What a passage must reach to be named to somebody whose question is not answered. */
const nearBar = { coverage: 0.25, score: 1.6 }

/** What the assistant says to a question: a sum, a sentence of the site with where it stands, or that it does not know. */
export function replyTo(question: string, index: SearchIndex): Reply {
  const price = priceReply(question)
  if (price) return price
  const { passages, unanswered } = findPassages(question, index)
  const [best] = passages
  const isElsewhere = unanswered > (best?.score ?? 0) * mostUnanswered
  const [first, ...others] =
    best && !isElsewhere && reaches(best, nearBar) ? sourcesOf(passages, question, index) : []
  if (!best || !first) return unknownReply([])
  if (!bars.some((bar) => reaches(best, bar))) return unknownReply([first, ...others])
  const prepared = best.answer === undefined ? undefined : index.file.answers[best.answer]
  return { kind: 'answer', say: prepared?.say ?? spoken(first), sources: [first, ...others] }
}

function unknownReply(nearest: Source[]): Reply {
  const say =
    nearest.length > 0
      ? 'I do not know for certain, and I will not guess. These places of the site come nearest.'
      : 'I do not know. This site does not say, and I will not guess.'
  return { kind: 'unknown', say, nearest }
}

function reaches({ coverage, score }: FoundPassage, bar: { coverage: number; score: number }): boolean {
  return coverage >= bar.coverage && score >= bar.score
}

/** The site's own sentence; what is none, such as an entry of a list, is named with the heading it stands under. */
function spoken({ quote, heading, page }: Source): string {
  if (/[.!?…]["”’]?$/.test(quote)) return quote
  return heading ? `Under “${heading}”, ${page} says: ${quote}.` : `On ${page}: ${quote}.`
}
