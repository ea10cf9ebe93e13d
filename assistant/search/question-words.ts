import { relatedTerms } from './related-terms.ts'
import type { SearchIndex } from './search-index.ts'
import { subjectWordsOf, termOf } from './terms.ts'

/** A word of a question as the site would write it. */
export interface QuestionWord {
  word: string
  /** How surely it is the intended word: 1 for the word as typed. */
  share: number
}

const slipShare = 0.8
const shortestToMistype = 5
const shortestHalf = 3
const mostMeant = 3

/**
 * The words of a question that concern its subject, each with possible meanings: a compound typed in two words is read
 * as one, or the reverse, and an unknown word as those that differ from it by one slip of a letter.
 */
export function questionWords(question: string, index: SearchIndex): QuestionWord[][] {
  const typed = subjectWordsOf(question)
  const found: QuestionWord[][] = []
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at] ?? ''
    const joined = word + (typed[at + 1] ?? '')
    const known = isKnown(word, index)
    if (at + 1 < typed.length && isKnown(joined, index) && !(known && isKnown(typed[at + 1] ?? '', index))) {
      found.push([{ word: joined, share: 1 }])
      at += 1
    } else if (known) found.push([{ word, share: 1 }])
    else found.push(...readAnew(word, index))
  }
  return found
}

/** An unknown word, as the words it may have been meant for. */
function readAnew(word: string, { words }: SearchIndex): QuestionWord[][] {
  if (/\d/.test(word)) return [[{ word, share: 1 }]]
  const meant = [...words].filter((other) => isOneSlip(word, other))
  const slips = meant.slice(0, mostMeant).map((other) => ({ word: other, share: slipShare }))
  if (slips.length > 0) return [[{ word, share: 1 }, ...slips]]
  for (let end = shortestHalf; end <= word.length - shortestHalf; end++) {
    const halves = [word.slice(0, end), word.slice(end)]
    if (halves.every((half) => words.has(half))) return halves.map((half) => [{ word: half, share: 1 }])
  }
  return [[{ word, share: 1 }]]
}

/** Whether two words differ by one letter omitted, added or mistyped, or by two letters swapped. */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [left, right] = [one.slice(start), other.slice(start)]
  const swapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  if (left.length > 1 && swapped) return start > 0 && one.length >= shortestToMistype - 1
  if (start === 0 || Math.min(one.length, other.length) < shortestToMistype - 1) return false
  if (Math.max(one.length, other.length) < shortestToMistype) return false
  return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)
}

/** Whether the site, or its thesaurus, has the word. */
export function isKnown(word: string, index: SearchIndex): boolean {
  return isHeard(termOf(word), index) || [...relatedTerms(word)].some((term) => isHeard(term, index))
}

/** Whether a passage or a phrasing has the term. */
export function isHeard(term: string, { blocks, asked }: SearchIndex): boolean {
  return blocks.holding(term).size > 0 || asked.holding(term).size > 0
}
