import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bots } from '../../content/pricing.ts'
import { type Reply, replyTo } from '../../app/agent/reply.ts'
import type { KnowledgeFile } from '../../app/agent/search/knowledge-file.ts'
import { indexAtOnce, type SearchIndex } from '../../app/agent/search/search-index.ts'
import type { Source } from '../../app/agent/sources.ts'
import { complianceQuestions } from '../../tests/agent/questions/compliance.ts'
import { industryQuestions } from '../../tests/agent/questions/industries.ts'
import { technologyQuestions } from '../../tests/agent/questions/information-technology.ts'
import { mixedQuestions } from '../../tests/agent/questions/mixed.ts'
import { operationsQuestions } from '../../tests/agent/questions/operations.ts'
import { outsideQuestions } from '../../tests/agent/questions/outside.ts'
import { procurementQuestions } from '../../tests/agent/questions/procurement.ts'
import type { KnownQuestion } from '../../tests/agent/questions/question.ts'
import { unseenOutsideQuestions } from '../../tests/agent/questions/unseen-outside.ts'
import { unseenQuestions } from '../../tests/agent/questions/unseen.ts'

/** Used while the search was tuned. */
const tuningQuestions: readonly KnownQuestion[] = [
  ...operationsQuestions,
  ...industryQuestions,
  ...technologyQuestions,
  ...complianceQuestions,
  ...procurementQuestions,
  ...mixedQuestions,
]

export interface QuestionScore {
  asked: number
  /** Questions whose first source, or one of the first three, is on an expected page and says what it should. */
  first: number
  firstThree: number
  /** Those answered wrongly or not at all. */
  missed: string[]
}

export interface DeclineScore {
  asked: number
  declined: number
  answered: string[]
}

export interface AgentAccuracy {
  tuning: QuestionScore
  unseen: QuestionScore
  outside: DeclineScore
  unseenOutside: DeclineScore
}

/** How well the assistant answers the questions of tests/agent with what it knows in a built site. */
export function agentAccuracy(file: KnowledgeFile): AgentAccuracy {
  const knowledge = indexAtOnce(file)
  return {
    tuning: scoreKnown(tuningQuestions, knowledge),
    unseen: scoreKnown(unseenQuestions, knowledge),
    outside: scoreOutside(outsideQuestions, knowledge),
    unseenOutside: scoreOutside(unseenOutsideQuestions, knowledge),
  }
}

/** What the assistant knows in a built site, such as build/client. Throws when there is none. */
export async function readKnowledge(clientDirectory: string): Promise<KnowledgeFile> {
  const assets = join(clientDirectory, 'assets')
  const name = (await readdir(assets)).find((each) => /^agent-knowledge-.*\.json$/.test(each))
  if (!name) throw new Error(`${assets} holds no knowledge of the assistant.`)
  return JSON.parse(await readFile(join(assets, name), 'utf8')) as KnowledgeFile
}

/** The figures in lines to be read by people. */
export function accuracyLines({ tuning, unseen, outside, unseenOutside }: AgentAccuracy): string[] {
  const known = (name: string, { asked, first, firstThree }: QuestionScore) =>
    `agent, ${name}: ${percent(first, asked)} right at once, ${percent(firstThree, asked)} among the first three, of ${asked} questions`
  return [
    known('questions used for tuning', tuning),
    known('questions it was never tuned on', unseen),
    `agent, outside its knowledge: ${outside.declined} of ${outside.asked} declined; of those it was never tuned on, ${unseenOutside.declined} of ${unseenOutside.asked}`,
  ]
}

function scoreKnown(questions: readonly KnownQuestion[], knowledge: SearchIndex): QuestionScore {
  const hits = questions.map((question) => ({
    question,
    hits: hitsOf(question, replyTo(question.ask, knowledge)),
  }))
  return {
    asked: questions.length,
    first: hits.filter((each) => each.hits[0]).length,
    firstThree: hits.filter((each) => each.hits.includes(true)).length,
    missed: hits.filter((each) => !each.hits.includes(true)).map(({ question }) => question.ask),
  }
}

/** For each source of a reply, whether it is on an expected page and says what the question is after. */
function hitsOf({ from, says }: KnownQuestion, reply: Reply): boolean[] {
  if (reply.kind === 'price') {
    const sums = reply.sums.map(
      ({ bot, volume }) => `${volume.toLocaleString('en-IN')} ${bots[bot].unit.many}`,
    )
    return [from.includes('/offers') && says.test([reply.say, ...sums].join(' '))]
  }
  if (reply.kind !== 'answer') return []
  return reply.sources.map(
    (source, at) =>
      from.includes(source.href.replace(/[?#].*/, '')) &&
      says.test(textOf(source, at === 0 ? reply.say : '')),
  )
}

function textOf({ before, quote, after, heading }: Source, say: string): string {
  return `${before}${quote}${after} ${heading} ${say}`
}

function scoreOutside(questions: readonly string[], knowledge: SearchIndex): DeclineScore {
  const answered = questions.filter((question) => replyTo(question, knowledge).kind !== 'unknown')
  return { asked: questions.length, declined: questions.length - answered.length, answered }
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`
}
