import * as v from 'valibot'
import { checkContent } from '../../common/content/check-content.ts'
import { copy } from '../../common/content/content-schemas.ts'
import type { YamlText } from '../../common/markdown/read-yaml.ts'
import { pathsAgentKnows } from '../../site/content/page-paths.ts'
import { answerValues } from './answer-values.ts'
import { question } from './questions.ts'
import { filledIn } from './read-text-files.ts'

/** A sentence of a page by its place, so that its words may change: the build finds it (assistant/knowledge/find-said.ts). */
export interface AnswerPlace {
  /** Id of the nearest element above it that has one; empty before the first. */
  section: string
  /** Words that distinguish it from the other sentences of the section, if the phrasings do not. */
  words: readonly string[]
}

/** What the site says about a subject that visitors ask about: the assistant adds no words of its own. */
export interface AgentAnswer {
  /** Phrasings of the question. */
  asked: readonly string[]
  page: string
  /** Where on the page its words are. */
  at: AnswerPlace
  /** File and line, for messages. */
  place: string
}

/** In characters. */
const longestPlace = 120

/** By place: the phrasings. */
const answersSchema = v.record(
  copy(longestPlace),
  v.pipe(
    v.array(question, 'is not a list. Begin each line below it with “- ”.'),
    v.nonEmpty('has no way of asking. Write at least one.'),
  ),
)

/** Reads the answers for the page that a file is named after. Throws an Error with a line for each fault. */
export function parseAnswers(file: string, text: YamlText): AgentAnswer[] {
  const page = pageOf(file)
  const answers = checkContent(file, answersSchema, text.data as Record<string, string[]>, text.lineOf)
  const fill = filledIn(answerValues(page), file, text)
  return Object.entries(answers).map(([key, lines]) => ({
    asked: lines.map((line, at) => fill(line, [key, at])),
    page,
    at: answerPlace(fill(key, [key])),
    place: `${file}, line ${text.lineOf([key])}`,
  }))
}

/** Reads “section / words”, or the section alone; `start` is before the first. */
export function answerPlace(text: string): AnswerPlace {
  const [section = '', words = ''] = text.split(' / ')
  return { section: section === 'start' ? '' : section, words: words.split(' ').filter(Boolean) }
}

/** The page of `assistant/content/answers/products/qams.yml` is /products/qams. */
function pageOf(file: string): string {
  const name = file.replace(/^assistant\/content\/answers|\.yml$/g, '')
  const page = name === '/home' ? '/' : name
  if ((pathsAgentKnows as readonly string[]).includes(page)) return page
  throw new Error(`${file}: answers for ${page}, a page that the assistant does not read. Rename the file.`)
}
