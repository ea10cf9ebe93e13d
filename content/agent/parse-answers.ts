import * as v from 'valibot'
import { checkContent } from '../check-content.ts'
import { copy } from '../content-schemas.ts'
import type { YamlText } from '../markdown/read-yaml.ts'
import { pathsAgentKnows } from '../pages.ts'
import type { AgentAnswer } from './agent-answer.ts'
import { answerValues } from './answer-values.ts'
import { filledIn } from './read-text-files.ts'

/** In characters; `asked` in ways of asking. What is said is read aloud, so it has to be short. */
const limits = { quote: 300, say: 160, wayOfAsking: 150, asked: 40 }

const pageSchema = v.pipe(
  v.string('is missing. Write the address of the page that the answers rest on.'),
  v.check(
    (path) => (pathsAgentKnows as readonly string[]).includes(path),
    ({ input }) => `is “${input}”, a page that the assistant does not read. Correct the address.`,
  ),
)

const wayOfAsking = v.pipe(
  v.string('is no text. Put the line in quotation marks: it holds a colon, or is a number alone.'),
  v.nonEmpty('is empty. Write how people ask, or remove the line.'),
  v.maxLength(
    limits.wayOfAsking,
    ({ requirement, received }) =>
      `has ${received} characters, and ${requirement} are enough for a question. Make two of it.`,
  ),
)

const answersSchema = v.strictObject({
  page: pageSchema,
  answers: v.array(
    v.strictObject({
      quote: copy(limits.quote),
      page: v.optional(pageSchema),
      say: v.optional(copy(limits.say)),
      asked: v.pipe(
        v.array(wayOfAsking, 'is not a list. Begin each line below it with “- ”.'),
        v.minLength(1, 'is empty. Write at least one way of asking.'),
        v.maxLength(
          limits.asked,
          ({ requirement, received }) =>
            `has ${received} ways of asking, and ${requirement} are enough. Remove those that say the same.`,
        ),
      ),
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
