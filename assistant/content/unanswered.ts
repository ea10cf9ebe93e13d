import * as v from 'valibot'
import { checkContent } from '../../common/content/check-content.ts'
import { copy } from '../../common/content/content-schemas.ts'
import type { YamlText } from '../../common/markdown/read-yaml.ts'
import { type AnswerPlace, answerPlace } from './parse-answers.ts'
import { answerValues } from './answer-values.ts'
import { question } from './questions.ts'
import { filledIn, readTextFolder } from './read-text-files.ts'

/** Questions of visitors that this site does not answer, and what is said to them. */
export interface Unanswered {
  asked: readonly string[]
  /** Why they are not answered, if there is more to say than that nothing was found. */
  say: string | undefined
  /** Where the site's closest words are. */
  nearest: { page: string; at: AnswerPlace } | undefined
  /** File and line, for messages. */
  place: string
}

const longest = { say: 160, at: 120 }

const bySubject = v.record(
  v.string(),
  v.strictObject({
    say: v.optional(copy(longest.say)),
    page: v.optional(v.string()),
    at: v.optional(copy(longest.at)),
    asked: v.array(question, 'is not a list. Begin each line below it with “- ”.'),
  }),
)

/** Reads the questions of a file, grouped by subject. Throws an Error with a line for each fault. */
function parseUnanswered(file: string, text: YamlText): Unanswered[] {
  const subjects = checkContent(file, bySubject, text.data as v.InferInput<typeof bySubject>, text.lineOf)
  return Object.entries(subjects).map(([subject, { asked, say, page = '/', at }]) => {
    const fill = filledIn(answerValues(page), file, text)
    return {
      asked,
      say: say && fill(say, [subject, 'say']),
      nearest: at === undefined ? undefined : { page, at: answerPlace(fill(at, [subject, 'at'])) },
      place: `${file}, line ${text.lineOf([subject])}`,
    }
  })
}

/** What this site does not answer, by subject. */
export const unanswered = readTextFolder('unanswered', parseUnanswered).flat()
