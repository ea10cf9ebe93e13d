import { parseWords } from './parse-words.ts'
import { readTextFile } from './read-text-files.ts'

const rowsOf = (name: string) => readTextFile(`words/${name}.yml`, parseWords)
const wordsOf = (name: string) =>
  rowsOf(name)
    .map(([, words]) => words)
    .join(' ')

/** What the site calls something, and visitors' words for it; here and below, several words in one string. */
export const synonyms = rowsOf('synonyms')
/** What visitors say, and what the site says about that; any word may replace any other. */
export const relatedWords = rowsOf('related-words')
/** Words, and their forms that no rule of endings finds. */
export const irregularWords = rowsOf('irregular-words')
/** Words of subjects that this site never mentions. */
export const farWords = wordsOf('far-words')
/** Words in questions on any subject. */
export const vagueWords = wordsOf('vague-words')
/** Words that say nothing about the subject of a question. */
export const emptyWords = wordsOf('empty-words')
