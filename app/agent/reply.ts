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
 * How sure the assistant is that the best passage answers: surer by the passage's score, the share of the question that
 * it speaks of, and how much farther the question is from those that the site does not answer. Weights and bars were
 * fitted to the tuning questions of tests/agent, each searched without the ways of asking that resemble it.
 */
const weights = { score: 2.3, coverage: 6, unanswered: -12 }
/** From `answers` on the passage is shown as an answer; from `mayAnswer` on as one that may be. */
const bars = { answers: 0.9, mayAnswer: 0.5 }
/** Beyond this nearness to what the site does not answer, in parts of the passage's score, more makes no difference. */
const mostUnanswered = 1

const unsure = 'I am not sure that this answers you. These words of the site come nearest to your question.'
const unknown: Reply = {
  kind: 'unknown',
  say: 'I do not know. This site does not say, and I will not guess.',
}

/**
 * What the assistant says to a question: a sum, a sentence of the site with where it stands, passages that may answer,
 * or that it does not know.
 */
export function replyTo(question: string, index: SearchIndex): Reply {
  const price = priceReply(question)
  if (price) return price
  const { passages, unanswered } = findPassages(question, index)
  const [best] = passages
  if (!best) return unknown
  const sureness = surenessOf(best, unanswered)
  const [first, ...others] = sureness < bars.mayAnswer ? [] : sourcesOf(passages, question, index)
  if (!first) return unknown
  const sources: [Source, ...Source[]] = [first, ...others]
  if (sureness < bars.answers) return { kind: 'unsure', say: unsure, sources }
  const prepared = best.answer === undefined ? undefined : index.file.answers[best.answer]
  return { kind: 'answer', say: prepared?.say ?? spoken(first), sources }
}

function surenessOf({ score, coverage }: FoundPassage, unanswered: number): number {
  return (
    weights.score * Math.log(score + 0.2) +
    weights.coverage * coverage +
    weights.unanswered * Math.min(mostUnanswered, unanswered / score)
  )
}

/** The site's own sentence; what is none, such as an entry of a list, is named with the heading it stands under. */
function spoken({ quote, heading, page }: Source): string {
  if (/[.!?…]["”’]?$/.test(quote)) return quote
  return heading ? `Under “${heading}”, ${page} says: ${quote}.` : `On ${page}: ${quote}.`
}
