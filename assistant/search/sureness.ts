import type { Found } from './find-passages.ts'
import type { SearchIndex } from './search-index.ts'
import { subjectMatch } from './subject-match.ts'

/**
 * The evidence for and against the best passage: its score, the share of the question it covers on its own, the
 * heaviest missing word, how close the next passage comes, the number of words, and the closeness to what the site does
 * not answer.
 */
interface Signs {
  score: number
  covered: number
  said: number
  missed: number
  next: number
  words: number
  unanswered: number
}

/**
 * Two sums, fitted to the questions of assistant/accuracy with a wrong answer as costly as three declined questions,
 * each searched without phrasings that resemble it. Above zero, the first says that the passage answers, and the second
 * that it is worth showing.
 */
const weights = {
  answers: {
    score: 1.19,
    covered: 0,
    said: 1.73,
    missed: -0.16,
    next: -2.94,
    words: 0.02,
    unanswered: -4.84,
    bias: -0.97,
  },
  isClose: {
    score: 1.61,
    covered: 1.64,
    said: 0,
    missed: -0.6,
    next: 0,
    words: 0.18,
    unanswered: -7.71,
    bias: -0.75,
  },
}
/** How far below close a passage may be and still be named when nothing was found. */
const mayBeNamed = 1.75
/** Beyond this many words, or this close to what the site does not answer, more makes no difference. */
const most = { words: 6, unanswered: 1 }

/** What the best passage is to a question: its answer, close to it, or near enough to be named. */
export function surenessOf(
  { passages, unanswered, concepts }: Found,
  index: SearchIndex,
): 'answers' | 'isClose' | 'isNear' | undefined {
  const [best] = passages
  if (!best) return undefined
  const { score, coverage, place } = best
  const next = passages.find((each) => each.place.page !== place.page || each.place.section !== place.section)
  const signs: Signs = {
    score: Math.log(score + 0.2),
    covered: coverage,
    ...subjectMatch(best, concepts, index),
    next: (next?.score ?? 0) / score,
    words: Math.min(most.words, concepts.length),
    unanswered: Math.min(most.unanswered, unanswered.score / score),
  }
  const closeness = sum(signs, weights.isClose)
  // For a subject the site has no word for, it has no answer either, whatever else the question shares with a passage.
  const isKnown = concepts.every(({ forms, isSubject }) => forms.length > 0 || !isSubject)
  if (closeness > 0) return isKnown && sum(signs, weights.answers) > 0 ? 'answers' : 'isClose'
  return closeness > -mayBeNamed ? 'isNear' : undefined
}

function sum(signs: Signs, { bias, ...by }: Signs & { bias: number }): number {
  return Object.entries(by).reduce((all, [sign, weight]) => all + weight * signs[sign as keyof Signs], bias)
}
