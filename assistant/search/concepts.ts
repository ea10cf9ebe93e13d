import { isHeard, type QuestionWord, questionWords } from './question-words.ts'
import { relatedTerms } from './related-terms.ts'
import type { SearchIndex } from './search-index.ts'
import { isVague, termOf, termsOf } from './terms.ts'

/** One word of a question, with the terms that may represent it on the site. */
export interface Concept {
  /** None if the site has no word for it. */
  forms: Form[]
  /** Whether it may be the subject: not a number, nor a word of questions on any subject. */
  isSubject: boolean
  /** How well it distinguishes passages; for a word the site lacks, how much it is missed. */
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
  /** Weaker if the site has the word itself. */
  relatedToHeard: 0.45,
  /** Keeps a rare word from outweighing the rest of a question. */
  most: 3.5,
  /** A word in no passage is more often a manner of speaking than the subject. */
  unheard: 3.5,
  /** Unless written as a name. */
  unheardName: 5,
  vague: 0.5,
  /** For a number: it is more often the visitor's amount than one on the site. */
  number: 2,
  /** For a word that is only in sentences before the actual question: it says who the visitor is, not what is asked. */
  before: 0.5,
}
const fewestToAsk = 2
/** Words found only in romanised Hindi. An unknown word next to them is more often a verb. */
const hindi =
  /\b(?:kya|hai|hain|ka|ki|ke|ko|mein|kar|karta|karte|karega|karna|hota|hoga|kitna|kitne|kitni|kab|kaise|kaun\w*|nahi|aur)\b/i

/** The subject of a question, each term once. */
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

/** The last sentence that asks, if it is understandable on its own; otherwise all of them. */
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

/** Higher for a term in few passages and phrasings. */
function rarity(term: string, { blocks, asked }: SearchIndex): number {
  const holding = blocks.holding(term).size + asked.holding(term).size
  return Math.log(1 + (blocks.size + asked.size - holding + 0.5) / (holding + 0.5))
}
