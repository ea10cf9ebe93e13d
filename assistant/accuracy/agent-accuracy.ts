import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bots } from '../../site/content/pricing.ts'
import { type Reply, replyTo } from '../page/reply.ts'
import type { KnowledgeFile } from '../search/knowledge-file.ts'
import { readKnowledgeText } from '../search/knowledge-text.ts'
import { indexAtOnce, type SearchIndex } from '../search/search-index.ts'
import { termsOf } from '../search/terms.ts'
import type { Source } from '../page/sources.ts'
import { type KnownQuestion, readQuestions } from './agent-questions.ts'

/**
 * The sets of questions: their folder in assistant/accuracy/questions, and whether each question is searched without
 * phrasings that resemble it.
 */
const sets = {
  tuning: { about: 'questions used for tuning', folder: 'tuning' },
  tuningApart: {
    about: 'the same without ways of asking that resemble them',
    folder: 'tuning',
    withoutResembling: true,
  },
  unseen: { about: 'older questions, read since', folder: 'unseen' },
  unseenSecond: { about: 'more of them, by somebody else', folder: 'unseen-second' },
  unseenThird: { about: 'more of them, of another time', folder: 'unseen-third' },
  unseenFourth: {
    about: 'written from the pages before ways of asking were cut; only totals were looked at',
    folder: 'unseen-fourth',
  },
  unseenFifth: {
    about:
      'as buyers type, written before a second cut; only totals were looked at, once before and once after',
    folder: 'unseen-fifth',
  },
  buyersFirst: {
    about: 'as buyers type, written from the pages, weights fitted on them',
    folder: 'buyers-first',
  },
  buyersFresh: {
    about: 'as buyers type, by somebody who had not seen the code; one threshold set on it',
    folder: 'buyers-fresh',
  },
  buyersSecond: {
    about:
      'the same by somebody else, opened once, on 29 November 2026: 18 rightly, 31 “closest”; ways were cut with it since',
    folder: 'buyers-second',
  },
}
export type SetName = keyof typeof sets

/** How well the assistant answers a set of questions with the knowledge of a built site. Can take seconds. */
export function scoreSet(index: SearchIndex, name: SetName) {
  const set: { folder: string; withoutResembling?: boolean } = sets[name]
  const { known, outside } = readQuestions(set.folder)
  const indexFor = (question: string) => (set.withoutResembling ? withoutResembling(question, index) : index)
  return { known: scoreKnown(known, indexFor), outside: scoreOutside(outside, indexFor) }
}

/** The assistant's knowledge in a built site, such as build/client. Throws if there is none. */
export async function readKnowledge(clientDirectory: string): Promise<KnowledgeFile> {
  // The page names it: files of earlier builds are in the folder too.
  const page = await readFile(join(clientDirectory, 'agent/index.html'), 'utf8')
  const file = /data-address="([^"]+)"/.exec(page)?.[1]
  if (!file) throw new Error(`${clientDirectory}/agent/index.html names no knowledge of the assistant.`)
  return readKnowledgeText(await readFile(join(clientDirectory, file), 'utf8'))
}

/** A table with a row for each set of questions, for people to read. */
export function accuracyTable(file: KnowledgeFile): string {
  const index = indexAtOnce(file)
  const rows = Object.entries(sets).map(([name, { about }]) => {
    const { known, outside } = scoreSet(index, name as SetName)
    const { asked, right, close, wrong, declined, missed } = known
    const parts = [right, close, wrong, declined, missed].map((part) => `${part} (${percent(part, asked)})`)
    return [about, asked, parts.join(' | '), `${outside.declined} of ${outside.asked}`]
  })
  const head = [
    'questions',
    'asked',
    'answered rightly',
    '“closest” on the right page',
    'answered beside the point',
    'declined',
    '“closest” elsewhere',
    'outside its knowledge declined',
  ]
  return [head, head.map(() => '-'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function scoreKnown(questions: readonly KnownQuestion[], indexFor: (question: string) => SearchIndex) {
  const replies = questions.map((question) => {
    const reply = replyTo(question.ask, indexFor(question.ask), question.earlier)
    return { question, outcome: outcomeOf(question, reply) }
  })
  const count = (outcome: Outcome) => replies.filter((each) => each.outcome === outcome).length
  return {
    asked: questions.length,
    right: count('right'),
    close: count('close'),
    wrong: count('wrong'),
    missed: count('missed'),
    declined: count('declined'),
    /** The questions that are neither answered nor led to the right page. */
    beside: replies
      .filter(({ outcome }) => outcome !== 'right' && outcome !== 'close')
      .map(({ question, outcome }) => `${outcome}: ${question.ask}`),
  }
}

/**
 * The outcome for a question that the site answers: answered by the right sentence or another one; led to the right
 * page as the closest, or to others; or declined.
 */
type Outcome = 'right' | 'wrong' | 'close' | 'missed' | 'declined'

function outcomeOf(question: KnownQuestion, reply: Reply): Outcome {
  if (reply.kind === 'unknown' || reply.kind === 'price-open') return 'declined'
  if (reply.kind === 'unsure')
    return reply.sources.some((source) => isOnPage(source, question)) ? 'close' : 'missed'
  if (reply.kind === 'price') {
    const sums = reply.sums.map(
      ({ bot, volume }) => `${volume.toLocaleString('en-IN')} ${bots[bot].unit.many}`,
    )
    const isSaid = question.says.test([reply.say, ...sums].join(' '))
    return question.from.includes('/offers') && isSaid ? 'right' : 'wrong'
  }
  const [first] = reply.sources
  return isOnPage(first, question) && question.says.test(textOf(first, reply.say)) ? 'right' : 'wrong'
}

function isOnPage({ href }: Source, { from }: KnownQuestion): boolean {
  return from.includes(href.replace(/[?#].*/, ''))
}

function textOf({ before, quote, after, heading }: Source, say: string): string {
  return `${before}${quote}${after} ${heading} ${say}`
}

function scoreOutside(questions: readonly string[], indexFor: (question: string) => SearchIndex) {
  const shown = questions.filter((question) => {
    const { kind } = replyTo(question, indexFor(question))
    return kind !== 'unknown' && kind !== 'price-open'
  })
  /** It said plainly that it does not answer them; the others got an answer, or the closest passages. */
  return { asked: questions.length, declined: questions.length - shown.length, shown }
}

/** Share of common words from which a phrasing counts as the question itself. */
const resemblance = 0.5

/** The index without the phrasings that share most of their words with a question. */
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
  return `${Math.round((100 * part) / whole)} %`
}
