import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bots } from '../../content/pricing.ts'
import { type Reply, replyTo } from '../../app/agent/reply.ts'
import type { KnowledgeFile } from '../../app/agent/search/knowledge-file.ts'
import { readKnowledgeText } from '../../app/agent/search/knowledge-text.ts'
import { indexAtOnce, type SearchIndex } from '../../app/agent/search/search-index.ts'
import { termsOf } from '../../app/agent/search/terms.ts'
import type { Source } from '../../app/agent/sources.ts'
import { type KnownQuestion, readQuestions } from './agent-questions.ts'

/**
 * The sets of questions: their folder in tests/agent/questions, and whether each question is searched without the ways of
 * asking that resemble it.
 */
const sets = {
  tuning: { about: 'questions used for tuning', folder: 'tuning' },
  tuningApart: {
    about: 'the same without ways of asking that resemble them',
    folder: 'tuning',
    withoutResembling: true,
  },
  unseen: { about: 'questions it was never tuned on', folder: 'unseen' },
  unseenSecond: { about: 'more of them, by somebody else', folder: 'unseen-second' },
  unseenThird: { about: 'more of them, written before answers were thinned out', folder: 'unseen-third' },
}
export type SetName = keyof typeof sets

/** How well the assistant answers a set of questions with what a built site knows. Some sets take seconds. */
export function scoreSet(index: SearchIndex, name: SetName) {
  const set: { folder: string; withoutResembling?: boolean } = sets[name]
  const { known, outside } = readQuestions(set.folder)
  const indexFor = (question: string) => (set.withoutResembling ? withoutResembling(question, index) : index)
  return { known: scoreKnown(known, indexFor), outside: scoreOutside(outside, indexFor) }
}

/** What the assistant knows in a built site, such as build/client. Throws when there is none. */
export async function readKnowledge(clientDirectory: string): Promise<KnowledgeFile> {
  const assets = join(clientDirectory, 'assets')
  const name = (await readdir(assets)).find((each) => /^agent-knowledge-.*\.json$/.test(each))
  if (!name) throw new Error(`${assets} holds no knowledge of the assistant.`)
  return readKnowledgeText(await readFile(join(assets, name), 'utf8'))
}

/** A line for each set of questions, to be read by people. */
export function accuracyLines(file: KnowledgeFile): string[] {
  const index = indexAtOnce(file)
  return Object.entries(sets).map(([name, { about }]) => {
    const { known, outside } = scoreSet(index, name as SetName)
    return `agent, ${about}: ${percent(known.first, known.asked)} right at once, ${percent(known.firstThree, known.asked)} among the first three, of ${known.asked} questions (not sure of ${known.unsure}, declined ${known.declined}); outside its knowledge ${outside.declined} of ${outside.asked} declined, not sure of ${outside.unsure}`
  })
}

function scoreKnown(questions: readonly KnownQuestion[], indexFor: (question: string) => SearchIndex) {
  const replies = questions.map((question) => {
    const reply = replyTo(question.ask, indexFor(question.ask))
    return { question, reply, hits: hitsOf(question, reply) }
  })
  const ofKind = (kind: Reply['kind']) => replies.filter(({ reply }) => reply.kind === kind).length
  return {
    asked: questions.length,
    /** Answered right at once: the first source is on an expected page and says what it should. */
    first: replies.filter(({ reply, hits }) => reply.kind !== 'unsure' && hits[0]).length,
    /** One of the first three sources does, also where the assistant is not sure. */
    firstThree: replies.filter(({ hits }) => hits.includes(true)).length,
    declined: ofKind('unknown'),
    unsure: ofKind('unsure'),
    /** Without a right source. */
    missed: replies.filter(({ hits }) => !hits.includes(true)).map(({ question }) => question.ask),
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
  if (reply.kind !== 'answer' && reply.kind !== 'unsure') return []
  const said = reply.kind === 'answer' ? reply.say : ''
  return reply.sources.map(
    (source, at) =>
      from.includes(source.href.replace(/[?#].*/, '')) && says.test(textOf(source, at === 0 ? said : '')),
  )
}

function textOf({ before, quote, after, heading }: Source, say: string): string {
  return `${before}${quote}${after} ${heading} ${say}`
}

function scoreOutside(questions: readonly string[], indexFor: (question: string) => SearchIndex) {
  const replies = questions.map((question) => ({ question, reply: replyTo(question, indexFor(question)) }))
  const answered = replies.filter(({ reply }) => reply.kind !== 'unknown')
  return {
    asked: questions.length,
    /** It said plainly that it does not know. */
    declined: questions.length - answered.length,
    unsure: answered.filter(({ reply }) => reply.kind === 'unsure').length,
    answered: answered.map(({ question }) => question),
  }
}

/** From which share of words in common a way of asking counts as the question itself in other words. */
const resemblance = 0.5

/** The index without the ways of asking that have most of their words in common with a question. */
function withoutResembling(question: string, index: SearchIndex): SearchIndex {
  const own = new Set(termsOf(question))
  const leftOut = new Set<number>()
  for (const [number, { terms }] of index.askedForms.entries()) {
    const common = [...own].filter((term) => terms.has(term)).length
    if (own.size > 1 && common / (own.size + terms.size - common) >= resemblance) leftOut.add(number)
  }
  return { ...index, leftOut }
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`
}
