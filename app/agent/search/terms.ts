import { emptyWords, phrases, synonyms } from '../../../content/agent/synonyms.ts'
import { stem } from './stem.ts'

const empty = new Set(emptyWords)
const sameAs = new Map(
  synonyms.flatMap(([first, ...others]) =>
    [first, ...others].map((word) => [stem(word), stem(first)] as const),
  ),
)

/**
 * What a text is about, as the search compares it: words in lower case without endings, in order, synonyms as one,
 * without words that say nothing. Used alike for the site's sentences and for questions.
 */
export function termsOf(text: string): string[] {
  let plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/(?<=\d),(?=\d)/g, '')
  for (const [phrase, word] of phrases) plain = plain.replaceAll(phrase, word)
  return (plain.match(/[a-z]+(?:'[a-z]+)?|\d+(?:\.\d+)?%?/g) ?? [])
    .map((word) => word.replace(/'(s|re|ve|ll|d|m|t)$/, ''))
    .filter((word) => word.length > 1 && !empty.has(word))
    .map((word) => {
      const stemmed = stem(word)
      return sameAs.get(stemmed) ?? stemmed
    })
}
