import { site } from '../../common/brand/site.ts'
import { inContext } from './follow-up.ts'
import { type PriceReply, priceReply } from '../price/price-reply.ts'
import { findPassages, type Found } from '../search/find-passages.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { surenessOf } from '../search/sureness.ts'
import { isFar, subjectWordsOf } from '../search/terms.ts'
import { sourceAt, type Source, sourcesOf } from './sources.ts'
import { spoken } from './spoken.ts'

export type Reply =
  | PriceReply
  | { kind: 'answer'; say: string; sources: [Source, ...Source[]] }
  /** Passages that may answer, for the visitor to judge. */
  | { kind: 'unsure'; say: string; sources: [Source, ...Source[]] }
  /** With the site's closest words, if known. */
  | { kind: 'unknown'; say: string; nearest: Source[] }

const nothingFound = 'I found no answer to that on this site, and I will not guess.'
/** Share of a question that an unanswered subject must cover for its reason to be given. */
const leastOfSubject = 0.6
const otherSubject = `I only answer about ${site.company}.`

/**
 * The assistant's reply to a question, which may continue earlier ones: a sum, the words of the site that answer it,
 * the closest words, or why it does not answer.
 */
export function replyTo(asked: string, index: SearchIndex, earlier: readonly string[] = []): Reply {
  const question = inContext(asked, earlier)
  const price = priceReply(question)
  if (price) return price
  const found = findPassages(question, index)
  const sureness = surenessOf(found, index)
  const [first, ...others] = sureness ? sourcesOf(found.passages, question, index) : []
  if (!first || sureness === 'isNear') return declined(question, first, found.unanswered, index)
  const sources: [Source, ...Source[]] = [first, ...others]
  if (sureness === 'answers') return { kind: 'answer', say: spoken(first), sources }
  const place = first.heading ? `under “${first.heading}” on ${first.page}` : `on ${first.page}`
  return {
    kind: 'unsure',
    say: `I am not sure that this answers you. Closest on this site, ${place}:`,
    sources,
  }
}

/** Says why a question is not answered, as accurately as known, and names the closest place. */
function declined(
  question: string,
  near: Source | undefined,
  { subject, coverage }: Found['unanswered'],
  index: SearchIndex,
): Reply {
  const isSubject = subject !== undefined && coverage >= leastOfSubject
  const { say, nearest } = (isSubject ? index.file.unanswered[subject] : undefined) ?? {}
  if (nearest) {
    return {
      kind: 'unknown',
      say: say ?? nothingFound,
      nearest: [sourceAt(nearest.place, nearest.quote, index.file)],
    }
  }
  if (say !== undefined) return { kind: 'unknown', say, nearest: [] }
  if (subjectWordsOf(question).some(isFar)) return { kind: 'unknown', say: otherSubject, nearest: [] }
  return { kind: 'unknown', say: nothingFound, nearest: near ? [near] : [] }
}
