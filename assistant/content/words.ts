import { parseWords } from './parse-words.ts'
import { readTextFile } from './read-text-files.ts'

const rowsOf = (name: string) => readTextFile(`words/${name}.yml`, parseWords)
const wordsOf = (name: string) =>
  rowsOf(name)
    .map(([, words]) => words)
    .join(' ')

/** What the site calls something, and the words that visitors use for it; of words here and below, several in a text. */
export const synonyms = rowsOf('synonyms')
/** What visitors say, and what the site says where it speaks of that; every word may stand for any other. */
export const relatedWords = rowsOf('related-words')
/** Words, and their forms that no rule of endings finds. */
export const irregularWords = rowsOf('irregular-words')
/** Words of subjects that this site never speaks of. */
export const farWords = wordsOf('far-words')
/** Words that questions have whatever they are about. */
export const vagueWords = wordsOf('vague-words')
/** Words that say nothing about the subject of a question. */
export const emptyWords = wordsOf('empty-words')
