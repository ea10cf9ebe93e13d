import type { Concept } from './concepts.ts'
import type { FoundPassage } from './find-passages.ts'
import type { SearchIndex } from './search-index.ts'
import { termsOf } from './terms.ts'

export interface SubjectMatch {
  /** The share of the question, by weight, that the passage covers on its own, with its heading: 0 to 1. */
  said: number
  /** The weight of the heaviest word of the question missing from the passage and its closest phrasing. */
  missed: number
}

/** How well a passage matches the subject of a question, however rare their common words are. */
export function subjectMatch(
  { place, answer }: FoundPassage,
  concepts: readonly Concept[],
  { file, askedForms, leftOut }: SearchIndex,
): SubjectMatch {
  const page = file.pages[place.page]
  const section = page?.sections[place.section]
  const own = sharesIn(
    new Set(termsOf(`${section?.blocks[place.block]} ${section?.heading} ${page?.name}`)),
    concepts,
  )
  const ways = askedForms
    .filter((form, number) => answer !== undefined && form.answer === answer && !leftOut?.has(number))
    .map(({ terms }) => sharesIn(terms, concepts))
    .toSorted((one, other) => sumOf(other, concepts) - sumOf(one, concepts))
  const [nearest] = ways
  const missed = concepts.map(({ weight }, at) => weight * (1 - Math.max(own[at] ?? 0, nearest?.[at] ?? 0)))
  const whole = concepts.reduce((all, { weight }) => all + weight, 0)
  return { said: sumOf(own, concepts) / whole, missed: Math.max(...missed) }
}

/** For each word of a question, how surely a text with these terms covers it. */
function sharesIn(terms: ReadonlySet<string>, concepts: readonly Concept[]): number[] {
  return concepts.map(({ forms }) =>
    Math.max(0, ...forms.filter(({ term }) => terms.has(term)).map(({ share }) => share)),
  )
}

function sumOf(shares: readonly number[], concepts: readonly Concept[]): number {
  return concepts.reduce((all, { weight }, at) => all + weight * (shares[at] ?? 0), 0)
}
