import type { Section } from '../search/knowledge-file.ts'
import { splitSentences } from '../search/split-sentences.ts'
import { termsOf } from '../search/terms.ts'
import type { AnswerPlace } from '../content/parse-answers.ts'

/** A block of up to this many letters is said whole, as in assistant/page/whole-words.ts. */
const longestWhole = 200

/** A chosen word counts more than any number of words in phrasings. */
const weightOfChosen = 1000

/**
 * The sentence of a page that an answer says: in its section, the one with most of its words, then the one that most
 * phrasings mention. Undefined if the page has no such section.
 */
export function findSaid(
  sections: readonly Section[],
  { section, words }: AnswerPlace,
  asked: readonly string[],
): string | undefined {
  const sentences = sections
    .filter(({ anchor }) => anchor === section)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.length <= longestWhole ? [block] : splitSentences(block)))
  const terms = sentences.map((sentence) => new Set(termsOf(sentence)))
  const weightOf = (term: string) =>
    Math.log(1 + sentences.length / terms.filter((each) => each.has(term)).length)
  const askedFor = asked.flatMap(termsOf)
  const scores = sentences.map((sentence, at) => {
    const chosen = words.filter((word) => sentence.toLowerCase().includes(word.toLowerCase())).length
    const shared = askedFor.filter((term) => terms[at]?.has(term)).map(weightOf)
    return chosen * weightOfChosen + shared.reduce((sum, weight) => sum + weight, 0)
  })
  return sentences[scores.indexOf(Math.max(...scores))]
}
