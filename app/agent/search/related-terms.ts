import { relatedWords } from '../../../content/agent/words/related-words.ts'
import { synonyms } from '../../../content/agent/words/synonyms.ts'
import { termsOf } from './terms.ts'

const related = new Map<string, Set<string>>()
for (const [asked, meant] of relatedWords) {
  for (const term of termsOf(asked)) {
    const all = related.get(term) ?? new Set<string>()
    for (const each of termsOf(meant)) if (each !== term) all.add(each)
    related.set(term, all)
  }
}

/** Terms that the site may use where a visitor uses this one. */
export function relatedTerms(term: string): Iterable<string> {
  return related.get(term) ?? []
}

/** Words of the thesaurus, as they are written. */
export const knownWords: readonly string[] = [
  ...relatedWords.flatMap(([asked]) => asked.split(' ')),
  ...synonyms.flat(),
]
