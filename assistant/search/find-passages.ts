import { type Concept, conceptsOf } from './concepts.ts'
import type { Place } from './knowledge-file.ts'
import type { RankedDocuments } from './ranked-documents.ts'
import type { SearchIndex } from './search-index.ts'
import { formOf, isFar, subjectWordsOf, termsOf } from './terms.ts'

export interface FoundPassage {
  place: Place
  /** Number of the prepared answer that rests on it, if any. */
  answer: number | undefined
  score: number
  /** The share of the question, by weight of its words, that the passage covers: 0 to 1. */
  coverage: number
}

/** How the levels are combined: a passage is better if its section and page also match the question. */
const fusion = {
  section: 0.4,
  page: 0.1,
  answer: 1.35,
  /** For what all phrasings of an answer say together. */
  anyWay: 0.6,
  /** For what the passage says by itself that a way of asking leads to. */
  ownText: 0.3,
  /** How strongly what a way of asking says beyond the question counts against it. */
  beyond: 0.35,
  form: 1.1,
  /** For a phrasing with exactly the words of the question. */
  same: 1.5,
  coverage: 0.8,
  /** The same for what the site does not answer, which must match exactly. */
  beyondUnanswered: 0.9,
  coverageOfUnanswered: 1.6,
  article: 0.85,
  /** How close a word of another subject brings a question to what the site does not answer. */
  far: 3,
}

/** What was found for a question, and its subject. */
export interface Found {
  passages: FoundPassage[]
  /** How close the question is to what the site does not answer, to which subject, and the share it covers. */
  unanswered: { score: number; subject: number | undefined; coverage: number }
  concepts: Concept[]
}

/**
 * Passages for a question, best first, each from another block, and its closeness to what the site does not answer, as
 * a score like that of a passage.
 */
export function findPassages(question: string, index: SearchIndex): Found {
  const concepts = conceptsOf(question, index)
  const whole = concepts.reduce((all, { weight }) => all + weight, 0)
  if (whole === 0)
    return { passages: [], unanswered: { score: 0, subject: undefined, coverage: 0 }, concepts }
  const { file, blocks, places, sections, pages, asked, askedHow, askedForms, firstSections, answerBlocks } =
    index
  const ofBlocks = weigh(concepts, blocks)
  const ofSections = weigh(concepts, sections)
  const ofPages = weigh(concepts, pages)
  const ofAsked = weigh(concepts, asked)
  const ofAnswers = weigh(concepts, asked, (number) =>
    index.leftOut?.has(number) ? undefined : askedForms[number]?.answer,
  )
  const ofHow = weigh(
    [...new Set(formOf(question))].map((word) => ({
      forms: [{ term: word, share: 1 }],
      isSubject: false,
      weight: askedHow.rarity(word),
    })),
    askedHow,
  )
  const around = ({ page, section }: Place) =>
    fusion.section * (ofSections.score[(firstSections[page] ?? 0) + section] ?? 0) +
    fusion.page * (ofPages.score[page] ?? 0)

  const found: FoundPassage[] = []
  const add = (place: Place, answer: number | undefined, own: number, covered: number) => {
    const isArticle = file.pages[place.page]?.path.startsWith('/blog/')
    const coverage = covered / whole
    const score = (own + around(place)) * coverage ** fusion.coverage * (isArticle ? fusion.article : 1)
    found.push({ place, answer, score, coverage })
  }
  for (const [number, place] of places.entries()) {
    if (ofBlocks.score[number]) add(place, undefined, ofBlocks.score[number], ofBlocks.covered[number] ?? 0)
  }
  const weights = new Map(
    concepts.flatMap(({ forms, weight }) => forms.map(({ term }) => [term, weight] as const)),
  )
  const farness = fusion.far * subjectWordsOf(question).filter(isFar).length
  let unanswered: Found['unanswered'] = { score: farness, subject: undefined, coverage: 0 }
  for (const [number, { answer, unanswered: subject, terms }] of askedForms.entries()) {
    const score = ofAsked.score[number]
    if (!score || index.leftOut?.has(number)) continue
    const spoken = [...terms].filter((term) => weights.has(term)).length / Math.max(1, terms.size)
    const fit = 1 - fusion.beyond * (1 - spoken)
    const covered = ofAsked.covered[number] ?? 0
    const sameness = spoken === 1 && covered === whole ? fusion.same : 1
    const ofForm = score * fusion.answer * fit + fusion.form * (ofHow.score[number] ?? 0)
    const place = answer === undefined ? undefined : file.answers[answer]?.place
    if (answer !== undefined && place) {
      const ofAnyWay = fusion.anyWay * (ofAnswers.score[answer] ?? 0)
      const ofText = fusion.ownText * (ofBlocks.score[answerBlocks[answer] ?? -1] ?? 0)
      add(place, answer, (ofForm + ofAnyWay + ofText) * sameness, ofAnswers.covered[answer] ?? 0)
    } else {
      const ofAnyWay = fusion.anyWay * score
      const near = score * fusion.answer * (1 - fusion.beyondUnanswered * (1 - spoken))
      const ofWay = near + fusion.form * (ofHow.score[number] ?? 0) + ofAnyWay
      const own = ofWay * sameness * (covered / whole) ** fusion.coverageOfUnanswered
      if (own > unanswered.score) unanswered = { score: own, subject, coverage: covered / whole }
    }
  }
  const seen = new Set<string>()
  const passages = found
    .toSorted((one, other) => other.score - one.score)
    .filter(({ place: { page, section, block } }) => {
      const name = `${page}:${section}:${block}`
      return !seen.has(name) && seen.add(name)
    })
  return { passages, unanswered, concepts }
}

/**
 * For each document, or each group of documents together, its score and the weight of the concepts it covers. Documents
 * without a group are omitted.
 */
function weigh(
  concepts: readonly Concept[],
  documents: RankedDocuments,
  groupOf = (number: number): number | undefined => number,
) {
  const score = new Float64Array(documents.size)
  const covered = new Float64Array(documents.size)
  for (const { forms, weight } of concepts) {
    const best = new Map<number, { amount: number; share: number }>()
    for (const { term, share } of forms) {
      for (const [number, amount] of documents.holding(term)) {
        const group = groupOf(number)
        if (group === undefined) continue
        const before = best.get(group)
        best.set(group, {
          amount: Math.max(before?.amount ?? 0, amount * share),
          share: Math.max(before?.share ?? 0, share),
        })
      }
    }
    for (const [number, { amount, share }] of best) {
      score[number] = (score[number] ?? 0) + weight * amount
      covered[number] = (covered[number] ?? 0) + weight * share
    }
  }
  return { score, covered }
}

/** The sentence that says most about the subject of a question. */
export function bestSentence(sentences: readonly string[], question: string, index: SearchIndex): string {
  const weights = new Map(
    conceptsOf(question, index).flatMap(({ forms, weight }) =>
      forms.map(({ term, share }) => [term, weight * share] as const),
    ),
  )
  const scores = sentences.map((sentence) =>
    [...new Set(termsOf(sentence))].reduce((all, term) => all + (weights.get(term) ?? 0), 0),
  )
  return sentences[Math.max(0, scores.indexOf(Math.max(...scores)))] ?? ''
}
