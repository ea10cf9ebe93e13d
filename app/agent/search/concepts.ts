import { relatedTerms } from './related-terms.ts'
import type { SearchIndex } from './search-index.ts'
import { isVague, subjectWordsOf, termOf, termsOf } from './terms.ts'

const leastLikeness = 0.6
const mostSimilar = 3

/** Words that look like a misspelt one: those with most of their pairs of letters in common, most alike first. */
function similarWords(word: string, vocabulary: Iterable<string>): { word: string; likeness: number }[] {
  const own = pairsOf(word)
  const found: { word: string; likeness: number }[] = []
  for (const other of vocabulary) {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > 2) continue
    const pairs = pairsOf(other)
    const common = own.filter((pair) => pairs.includes(pair)).length
    const likeness = (2 * common) / (own.length + pairs.length)
    if (likeness >= leastLikeness) found.push({ word: other, likeness })
  }
  return found.toSorted((one, other) => other.likeness - one.likeness).slice(0, mostSimilar)
}

/** Neighbouring letters, and each first and last letter with the edge: "call" has "^c", "ca", "al", "ll", "l$". */
function pairsOf(word: string): string[] {
  const edged = `^${word}$`
  return Array.from({ length: edged.length - 1 }, (_, at) => edged.slice(at, at + 2))
}

/** One word of a question, with the terms that may stand for it on the site. */
export interface Concept {
  forms: Form[]
  /** How much it tells passages apart; for a word the site has none of, how much it is missed. */
  weight: number
}

interface Form {
  term: string
  /** How surely the term means the word: 1 for the word itself. */
  share: number
}

const shares = {
  /** A related word is a weaker sign than the word itself. */
  related: 0.55,
  /** The weaker where the site has the word itself. */
  relatedToHeard: 0.45,
  misspelt: 0.8,
  /** So that a word of few passages cannot outweigh the rest of a question. */
  most: 3.5,
  /** A word that no passage has is more often a manner of speaking than the subject. */
  unheard: 3.5,
  /** Unless it is written as a name. */
  unheardName: 5,
  vague: 0.5,
  /** Of a number: it is more often an amount of the visitor's than one that the site names. */
  number: 1,
  /** Of a word that stands only in sentences before the one that asks: who the visitor is, rather than what is asked. */
  before: 0.5,
}
const shortestToMistype = 5
const fewestToAsk = 2

/** What a question is about. A word that the site does not have is read as one that looks like it, if there is one. */
export function conceptsOf(question: string, index: SearchIndex): Concept[] {
  const names = new Set([...question.matchAll(/(?<=[a-z,] )[A-Z]\w+/g)].flatMap(([name]) => termsOf(name)))
  const words = new Map(subjectWordsOf(question).map((word) => [termOf(word), word]))
  const asking = new Set(termsOf(askingSentence(question)))
  return [...words].map(([term, word]) => {
    const forms = formsOf(term, word, index)
    const heaviest = Math.max(0, ...forms.map((form) => rarity(form.term, index)))
    const own = isHeard(term, index) ? rarity(term, index) : heaviest
    const weight = weightOf(term, forms.length > 0 ? own : undefined, names.has(term))
    return { forms, weight: asking.has(term) ? weight : weight * shares.before }
  })
}

/** The last sentence that asks, if it says enough to be understood without the others; otherwise all of them. */
function askingSentence(question: string): string {
  const last = question.match(/[^.!?]+\?/g)?.at(-1) ?? ''
  return termsOf(last).length >= fewestToAsk ? last : question
}

function formsOf(term: string, word: string, index: SearchIndex): Form[] {
  const forms: Form[] = [{ term, share: 1 }]
  const ofRelated = isHeard(term, index) ? shares.relatedToHeard : shares.related
  for (const other of relatedTerms(word)) forms.push({ term: other, share: ofRelated })
  const heard = forms.filter((form) => isHeard(form.term, index))
  if (heard.length > 0 || word.length < shortestToMistype) return heard
  for (const { word: other, likeness } of similarWords(word, index.words)) {
    const share = shares.misspelt * likeness
    forms.push({ term: termOf(other), share })
    for (const meant of relatedTerms(other)) forms.push({ term: meant, share: share * shares.related })
  }
  return forms.filter((form) => isHeard(form.term, index))
}

function weightOf(term: string, rarest: number | undefined, isName: boolean): number {
  const { most, unheard, unheardName, vague, number } = shares
  if (/^\d/.test(term)) return Math.min(number, rarest ?? number)
  if (rarest === undefined) return isName ? unheardName : isVague(term) ? unheard * vague : unheard
  return Math.min(most, rarest) * (isVague(term) ? vague : 1)
}

function isHeard(term: string, { blocks, asked }: SearchIndex): boolean {
  return blocks.holding(term).size > 0 || asked.holding(term).size > 0
}

/** More for a term that few passages and ways of asking hold. */
function rarity(term: string, { blocks, asked }: SearchIndex): number {
  const holding = blocks.holding(term).size + asked.holding(term).size
  return Math.log(1 + (blocks.size + asked.size - holding + 0.5) / (holding + 0.5))
}
