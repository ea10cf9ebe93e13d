import { emptyWords, farWords, irregularWords, synonyms, vagueWords } from '../content/words.ts'
import { phrases } from './phrases.ts'
import { stem } from './stem.ts'

const empty = new Set(emptyWords.split(' '))
const baseOf = new Map(
  irregularWords.flatMap(([base, forms]) => forms.split(' ').map((form) => [form, base])),
)
const sameAs = new Map(
  synonyms.flatMap(([first, others]) =>
    [first, ...others.split(' ')].map((word) => [stem(word), stem(first)] as const),
  ),
)

/**
 * The subject of a text, as compared by the search: words in lower case without endings, in order, synonyms as
 * one, without words that say nothing. Used for both the site's sentences and questions.
 */
export function termsOf(text: string): string[] {
  return subjectWordsOf(text).map(termOf)
}

/** Stems are computed once per word: of some ten thousand on the site, three thousand differ. */
const known = new Map<string, string>()

/** A single word as `termsOf` compares it. */
export function termOf(word: string): string {
  let term = known.get(word)
  if (term === undefined) {
    const stemmed = stem(word)
    term = sameAs.get(stemmed) ?? stemmed
    known.set(word, term)
  }
  return term
}

const far = new Set(farWords.split(' '))

/** Whether a word belongs to a subject that the site never mentions. */
export function isFar(word: string): boolean {
  return far.has(word)
}

const vague = new Set(vagueWords.split(' ').map(termOf))

/** Whether nearly every question has such a term, whatever its subject. */
export function isVague(term: string): boolean {
  return vague.has(term)
}

/** The words of a text that concern its subject, as written. */
export function subjectWordsOf(text: string): string[] {
  return wordsOf(text).filter((word) => word.length > 1 && !empty.has(word))
}

/** The words of a text that concern not its subject, but its form as a question: "how long do you". */
export function formOf(text: string): string[] {
  return wordsOf(text).filter((word) => empty.has(word))
}

function wordsOf(text: string): string[] {
  let plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/(?<=\d),(?=\d)/g, '')
  for (const [phrase, word] of phrases) plain = plain.replaceAll(phrase, word)
  return (plain.match(/[a-z]+(?:'[a-z]+)?|\d+(?:\.\d+)?%?/g) ?? []).map((word) =>
    baseForm(word.replace(/'(s|re|ve|ll|d|m|t)$/, '')),
  )
}

function baseForm(word: string): string {
  return baseOf.get(word) ?? word
}
