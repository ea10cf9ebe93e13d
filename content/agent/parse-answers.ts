import * as v from 'valibot'
import { checkContent } from '../check-content.ts'
import { copy } from '../content-schemas.ts'
import type { YamlText } from '../markdown/read-yaml.ts'
import { pathsAgentKnows } from '../pages.ts'
import { answerValues } from './answer-values.ts'
import { question } from './questions.ts'
import { filledIn } from './read-text-files.ts'

/** What the site says to a subject that visitors ask about: the assistant adds no word of its own. */
export interface AgentAnswer {
  /** In which words people ask. */
  asked: readonly string[]
  page: string
  /** Has to stand on the page: the build fails when it does not, so that an answer cannot outlive what it relies on. */
  quote: string
  /** File and line, for messages. */
  place: string
}

/** In characters. */
const longestQuote = 300

/** By quote: the ways of asking. */
const answersSchema = v.record(
  copy(longestQuote),
  v.pipe(
    v.array(question, 'is not a list. Begin each line below it with “- ”.'),
    v.nonEmpty('has no way of asking. Write at least one.'),
  ),
)

/** Reads the answers of the page that a file is named after. Throws an Error with a line for every fault. */
export function parseAnswers(file: string, text: YamlText): AgentAnswer[] {
  const page = pageOf(file)
  const answers = checkContent(file, answersSchema, text.data as Record<string, string[]>, text.lineOf)
  const fill = filledIn(answerValues(page), file, text)
  return Object.entries(answers).map(([key, lines]) => ({
    asked: lines.map((line, at) => fill(line, [key, at])),
    page,
    quote: fill(key, [key]),
    place: `${file}, line ${text.lineOf([key])}`,
  }))
}

/** The page of `content/agent/answers/products/qams.yml` is /products/qams. */
function pageOf(file: string): string {
  const name = file.replace(/^content\/agent\/answers|\.yml$/g, '')
  const page = name === '/home' ? '/' : name
  if ((pathsAgentKnows as readonly string[]).includes(page)) return page
  throw new Error(`${file}: answers for ${page}, a page that the assistant does not read. Rename the file.`)
}
