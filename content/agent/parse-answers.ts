import * as v from 'valibot'
import { checkContent } from '../check-content.ts'
import { copy } from '../content-schemas.ts'
import type { YamlText } from '../markdown/read-yaml.ts'
import { pathsAgentKnows } from '../pages.ts'
import { answerValues } from './answer-values.ts'
import { question } from './questions.ts'
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

type Line = string | { say: string }
const isSay = (line: unknown): line is { say: string } =>
  typeof line === 'object' && line !== null && 'say' in line

const says = v.strictObject({ say: copy(longest.say) })

/** By quote: what is said, if it is not the quote, and then the ways of asking. */
const answersSchema = v.record(
  copy(longest.quote),
  v.pipe(
    v.array(
      v.lazy((line): v.GenericSchema<Line> => (isSay(line) ? says : question)),
      'is not a list. Begin each line below it with “- ”.',
    ),
    v.check((lines) => lines.some((line) => !isSay(line)), 'has no way of asking. Write at least one.'),
    v.check((lines) => !lines.slice(1).some(isSay), 'has “say” below its first line. Say one thing, first.'),
  ),
)

/** Reads the answers of the page that a file is named after. Throws an Error with a line for every fault. */
export function parseAnswers(file: string, text: YamlText): AgentAnswer[] {
  const page = pageOf(file)
  const answers = checkContent(file, answersSchema, text.data as Record<string, Line[]>, text.lineOf)
  const fill = filledIn(answerValues(page), file, text)
  return Object.entries(answers).map(([key, lines]) => {
    const filled = lines.map((line, at) =>
      isSay(line) ? { say: fill(line.say, [key, at, 'say']) } : fill(line, [key, at]),
    )
    const quote = fill(key, [key])
    return {
      asked: filled.filter((line) => typeof line === 'string'),
      say: filled.find(isSay)?.say ?? quote,
      page,
      quote,
      place: `${file}, line ${text.lineOf([key])}`,
    }
  })
}

/** The page of `content/agent/answers/products/qams.yml` is /products/qams. */
function pageOf(file: string): string {
  const name = file.replace(/^content\/agent\/answers|\.yml$/g, '')
  const page = name === '/home' ? '/' : name
  if ((pathsAgentKnows as readonly string[]).includes(page)) return page
  throw new Error(`${file}: answers for ${page}, a page that the assistant does not read. Rename the file.`)
}
