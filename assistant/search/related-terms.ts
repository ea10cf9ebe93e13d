import { relatedWords, synonyms } from '../content/words.ts'
import { stem } from './stem.ts'
import { subjectWordsOf, termOf, termsOf } from './terms.ts'

const related = new Map<string, Set<string>>()
for (const [asked, meant] of relatedWords) {
  for (const word of subjectWordsOf(asked)) {
    const own = stem(word)
    const all = related.get(own) ?? new Set<string>()
    for (const each of termsOf(meant)) if (each !== termOf(word)) all.add(each)
    related.set(own, all)
  }
}

/** Terms that the site may use where a visitor uses this one. */
export function relatedTerms(word: string): Iterable<string> {
  return related.get(stem(word)) ?? []
}

/** Words of the thesaurus, as they are written. */
export const knownWords: readonly string[] = [
  ...relatedWords.flatMap(([asked]) => asked.split(' ')),
  ...synonyms.flatMap((row) => row.join(' ').split(' ')),
]
