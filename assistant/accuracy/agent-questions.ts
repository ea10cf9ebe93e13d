import { readdirSync, readFileSync } from 'node:fs'
import { interpolate } from '../../common/markdown/interpolate.ts'
import { prerenderedPaths } from '../../site/content/page-paths.ts'
import { type BotId, bots } from '../../site/content/pricing.ts'
import { quotedPrices } from '../../site/content/quoted-prices.ts'
import { site } from '../../common/brand/site.ts'
import { cheapest } from '../../site/pricing/package-costs.ts'
import { rupees } from '../../common/ui/indian-numbers.ts'

/** A question that the site answers. */
export interface KnownQuestion {
  /** Earlier questions that it may continue. */
  earlier: readonly string[]
  ask: string
  /** Pages with the answer, any of them. */
  from: readonly string[]
  /** What the quoted passage must say: the right page with the wrong sentence is not an answer. */
  says: RegExp
}

export interface QuestionSet {
  known: KnownQuestion[]
  /** Questions that the site does not answer. */
  outside: string[]
}

const pages: ReadonlySet<string> = new Set(prerenderedPaths)
const { brand } = site

/**
 * The questions in a folder of assistant/accuracy/questions, one per line: `question | pages | /what is said/i`, or the
 * question alone if the site does not answer it; `first question >> question` for a follow-up. Prices are named as in
 * articles, `{{price.growth}}`; `{{20000 chat}}` is the least cost of that many a month. Throws an Error that names the
 * faulty line.
 */
export function readQuestions(folder: string): QuestionSet {
  const set: QuestionSet = { known: [], outside: [] }
  const directory = `assistant/accuracy/questions/${folder}`
  for (const name of readdirSync(directory)) {
    const file = `${directory}/${name}`
    for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries())
      if (line.trim() !== '' && !line.startsWith('#')) addQuestion(set, line, `${file}, line ${at + 1}`)
  }
  return set
}

/** Adds the question on a line to a set; `place` names the line. Throws an Error if the line is invalid. */
export function addQuestion(set: QuestionSet, line: string, place: string): void {
  const refuse = (says: string): never => {
    throw new Error(`${place}: ${says}`)
  }
  const filled = interpolate(
    line.replaceAll(/\{\{(\d+) (voice|email|chat)\}\}/g, (_, volume: string, id: BotId) =>
      rupees(cheapest(bots[id], Number(volume))[0]?.total ?? 0),
    ),
    { site: { brand }, ...quotedPrices },
    (_, says) => refuse(says),
    1,
    (value) => value,
  )
  const [asked = '', from, ...said] = filled.split(' | ')
  const earlier = asked.split(' >> ')
  const ask = earlier.pop() ?? ''
  if (from === undefined) {
    set.outside.push(ask)
    return
  }
  const addresses = from.split(' ')
  const unknown = addresses.find((path) => !pages.has(path))
  if (unknown !== undefined) refuse(`names “${unknown}”, a page that does not exist. Correct the address.`)
  const [, pattern, flags] = /^\/(.+)\/(i?)$/.exec(said.join(' | ')) ?? []
  if (pattern === undefined)
    return refuse('does not end in what the answer says. Write “question | /page | /words|other words/i”.')
  set.known.push({ earlier, ask, from: addresses, says: new RegExp(pattern, flags) })
}
