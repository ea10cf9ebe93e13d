import type MiniSearch from 'minisearch'
import type { AgentIndexFile, SearchDocument } from './agent-index.ts'
import { termsOf } from './terms.ts'

export interface FoundPassage {
  page: number
  block: number
  /** The sentence of the block that answers best. */
  sentence: number
  /** Number of the prepared answer that rests on it, if it is one. */
  answer: number | undefined
  score: number
  /** The share of the question, by weight of its words, that the passage speaks of: 0 to 1. */
  coverage: number
}

const boosts = { text: 1, heading: 0.7, asked: 1.6 }
const candidates = 60
/** So that a word of few passages, or of none, cannot outweigh the rest of a question. */
const mostWeight = 5
/** A word of no passage is more often a manner of speaking than the subject. */
const weightOfUnheard = 3.5

/** Passages for a question, best first, each from another block. */
export function findPassages(
  question: string,
  { pages, answers }: AgentIndexFile,
  search: MiniSearch<SearchDocument>,
): FoundPassage[] {
  const terms = [...new Set(termsOf(question))]
  if (terms.length === 0) return []
  const weights = new Map(terms.map((term) => [term, weightOf(term, search)]))
  const whole = sum([...weights.values()])
  const results = search.search(terms.join(' '), {
    tokenize: (text) => text.split(' '),
    boost: boosts,
    bm25: { k: 1.2, b: 0.5, d: 0.5 },
    fuzzy: (term) => (holdings(term, search) === 0 && term.length > 5 ? 0.18 : false),
  })
  const found = results.slice(0, candidates).map(({ id, score, queryTerms }): FoundPassage => {
    const covered = sum(queryTerms.map((term) => weights.get(term) ?? 0)) / whole
    const answer = String(id).startsWith('answer') ? Number(String(id).slice('answer'.length)) : undefined
    const [page = 0, block = 0] =
      answer === undefined
        ? String(id).split(':').map(Number)
        : [answers[answer]?.page, answers[answer]?.block]
    const path = pages[page]?.path ?? ''
    const rank =
      score * covered ** 1.5 * (answer === undefined ? 1 : 1.25) * (path.startsWith('/blog') ? 0.8 : 1)
    return {
      page,
      block,
      sentence: bestSentence(pages[page]?.blocks[block]?.sentences ?? [], weights),
      answer,
      score: rank,
      coverage: covered,
    }
  })
  const seen = new Set<string>()
  return found
    .toSorted((one, other) => other.score - one.score)
    .filter(({ page, block }) => {
      const place = `${page}:${block}`
      return !seen.has(place) && seen.add(place)
    })
}

/** How much a word tells passages apart. */
function weightOf(term: string, search: MiniSearch<SearchDocument>): number {
  const holding = holdings(term, search)
  if (holding === 0) return weightOfUnheard
  return Math.min(mostWeight, Math.log(1 + (search.documentCount - holding + 0.5) / (holding + 0.5)))
}

/** How many documents hold a word. */
function holdings(term: string, search: MiniSearch<SearchDocument>): number {
  return search.search(term, { tokenize: (text) => [text] }).length
}

function bestSentence(sentences: readonly string[], weights: ReadonlyMap<string, number>): number {
  const scores = sentences.map((sentence) =>
    sum([...new Set(termsOf(sentence))].map((term) => weights.get(term) ?? 0)),
  )
  return Math.max(0, scores.indexOf(Math.max(...scores)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}
