import { isHeard, type QuestionWord, questionWords } from './question-words.ts'
import { relatedTerms } from './related-terms.ts'
import type { SearchIndex } from './search-index.ts'
import { isVague, termOf, termsOf } from './terms.ts'

/** One word of a question, with the terms that may stand for it on the site. */
export interface Concept {
  /** None where the site has no word for it. */
  forms: Form[]
  /** Whether it may be what the question is about: not a number, nor a word of questions on any subject. */
  isSubject: boolean
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
  /** So that a word of few passages cannot outweigh the rest of a question. */
  most: 3.5,
  /** A word that no passage has is more often a manner of speaking than the subject. */
  unheard: 3.5,
  /** Unless it is written as a name. */
  unheardName: 5,
  vague: 0.5,
  /** Of a number: it is more often an amount of the visitor's than one that the site names. */
  number: 2,
  /** Of a word that stands only in sentences before the one that asks: who the visitor is, rather than what is asked. */
  before: 0.5,
}
const fewestToAsk = 2
/** Words that only Hindi in Latin letters has. A word beside them that the site does not know is more often a verb. */
const hindi =
  /\b(?:kya|hai|hain|ka|ki|ke|ko|mein|kar|karta|karte|karega|karna|hota|hoga|kitna|kitne|kitni|kab|kaise|kaun\w*|nahi|aur)\b/i

/** What a question is about, each term once. */
export function conceptsOf(question: string, index: SearchIndex): Concept[] {
  const names = new Set([...question.matchAll(/(?<=[a-z,] )[A-Z]\w+/g)].flatMap(([name]) => termsOf(name)))
  const asking = new Set(
    questionWords(askingSentence(question), index).map(([first]) => termOf(first?.word ?? '')),
  )
  const concepts = new Map<string, Concept>()
  for (const meant of questionWords(question, index)) {
    const [first] = meant
    if (!first) continue
    const term = termOf(first.word)
    const forms = meant.flatMap((each) => formsOf(each, index))
    const heaviest = Math.max(0, ...forms.map((form) => rarity(form.term, index)))
    const own = isHeard(term, index) ? rarity(term, index) : heaviest
    const isKnown = forms.length > 0
    const isSubject = !isVague(term) && !/^\d/.test(term) && (isKnown || !hindi.test(question))
    const weight = weightOf(term, isKnown ? own : undefined, names.has(term), isSubject)
    concepts.set(term, { forms, isSubject, weight: asking.has(term) ? weight : weight * shares.before })
  }
  return [...concepts.values()]
}

/** The last sentence that asks, if it says enough to be understood without the others; otherwise all of them. */
function askingSentence(question: string): string {
  const last = question.match(/[^.!?]+\?/g)?.at(-1) ?? ''
  return termsOf(last).length >= fewestToAsk ? last : question
}

function formsOf({ word, share }: QuestionWord, index: SearchIndex): Form[] {
  const term = termOf(word)
  const ofRelated = isHeard(term, index) ? shares.relatedToHeard : shares.related
  const related = [...relatedTerms(word)].map((other) => ({ term: other, share: share * ofRelated }))
  return [{ term, share }, ...related].filter((form) => isHeard(form.term, index))
}

function weightOf(term: string, rarest: number | undefined, isName: boolean, isSubject: boolean): number {
  const { most, unheard, unheardName, vague, number } = shares
  if (/^\d/.test(term)) return Math.min(number, rarest ?? number)
  if (rarest === undefined) return isName ? unheardName : isSubject ? unheard : unheard * vague
  return Math.min(most, rarest) * (isVague(term) ? vague : 1)
}

/** More for a term that few passages and ways of asking hold. */
function rarity(term: string, { blocks, asked }: SearchIndex): number {
  const holding = blocks.holding(term).size + asked.holding(term).size
  return Math.log(1 + (blocks.size + asked.size - holding + 0.5) / (holding + 0.5))
}
