import * as v from 'valibot'
import { checkContent } from '../check-content.ts'
import { copy } from '../content-schemas.ts'
import type { YamlText } from '../markdown/read-yaml.ts'
import { pathsAgentKnows } from '../pages.ts'
import { answerValues } from './answer-values.ts'
import { questions } from './questions.ts'
import { filledIn } from './read-text-files.ts'

/** A short spoken answer to a subject that visitors ask about, with the words of the site that it rests on. */
export interface AgentAnswer {
  /** In which words people ask. */
  asked: readonly string[]
  /** What is said: the quote itself, unless it would be too long or would not answer by itself. */
  say: string
  page: string
  /** Has to stand on the page: the build fails when it does not, so that an answer cannot outlive what it relies on. */
  quote: string
  /** File and line, for messages. */
  place: string
}

/** In characters. What is said is read aloud, so it has to be short. */
const longest = { quote: 300, say: 160 }

const pageSchema = v.pipe(
  v.string('is missing. Write the address of the page that the answers rest on.'),
  v.check(
    (path) => (pathsAgentKnows as readonly string[]).includes(path),
    ({ input }) => `is “${input}”, a page that the assistant does not read. Correct the address.`,
  ),
)

const answersSchema = v.strictObject({
  page: pageSchema,
  answers: v.array(
    v.strictObject({
      quote: copy(longest.quote),
      page: v.optional(pageSchema),
      say: v.optional(copy(longest.say)),
      asked: questions,
    }),
    'is not a list. Begin each answer below it with “- quote: ”.',
  ),
})

/** Reads the answers of a file. Throws an Error with a line for every fault. */
export function parseAnswers(file: string, text: YamlText): AgentAnswer[] {
  const fields = checkContent(
    file,
    answersSchema,
    text.data as v.InferInput<typeof answersSchema>,
    text.lineOf,
  )
  return fields.answers.map(({ quote, page = fields.page, say = quote, asked }, at) => {
    const path = ['answers', at]
    const fill = filledIn(answerValues(page), file, text)
    return {
      asked: asked.map((way, number) => fill(way, [...path, 'asked', number])),
      say: fill(say, [...path, 'say']),
      page,
      quote: fill(quote, [...path, 'quote']),
      place: `${file}, line ${text.lineOf([...path, 'quote'])}`,
    }
  })
}
