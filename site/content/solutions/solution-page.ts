import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { priceKeys } from '../bot-products.ts'
import { type ClaimKey, claims } from '../claims.ts'
import { copy, isSample, listOf } from '../../../common/content/content-schemas.ts'
import { productIds } from '../products.ts'
import { readScript } from '../read-script.ts'
import type { Speaker } from '../sample-call.ts'
import { type SolutionId, solutions } from '../solutions.ts'

/** A sentence or more, so it ends in a full stop. */
const sentences = (longest: number) =>
  v.pipe(
    copy(longest),
    v.check(
      (text) => text.endsWith('.'),
      (issue) => `does not end in a full stop: “${issue.input}”. Write a whole sentence.`,
    ),
  )

/** The heading of a part of the page. As on all pages, without a full stop. */
const heading = (longest: number) =>
  v.pipe(
    copy(longest),
    v.check(
      (text) => !text.endsWith('.'),
      (issue) => `ends in a full stop: “${issue.input}”. Headings have none.`,
    ),
  )

const number = (least: number, most: number) =>
  v.pipe(
    v.number('is not a number. Write it in digits.'),
    v.check(
      (value) => value >= least && value <= most,
      (issue) => `is ${issue.input}, and its place is made for ${least} to ${most}. Change it.`,
    ),
  )

const moment = number(0, 90)

const turnSchema = v.object({
  speaker: v.picklist(['caller', 'assistant'], 'is neither caller nor assistant. Choose one.'),
  /** Seconds from the start of the call. */
  from: moment,
  to: moment,
  /** As spoken, in the caller’s script. */
  words: copy(90),
  /** Its meaning in English; omitted only if the call is in English. */
  english: v.optional(copy(90)),
})

const callSchema = v.pipe(
  v.object({
    turns: listOf(turnSchema, 4, 14),
    /** The initial reading position, in seconds: within a turn of the assistant’s. */
    readFrom: moment,
    /** What the assistant did in your systems, and when. Shown under the score, so some seconds apart. */
    events: listOf(v.object({ at: moment, title: copy(22), detail: copy(30) }), 3),
  }),
  v.check(
    ({ turns }) => turns.every(({ from, to }, turn) => from < to && from >= (turns[turn - 1]?.to ?? 0)),
    'has turns that overlap or run backwards. Each begins after the one before ends.',
  ),
  v.check(
    ({ turns, readFrom }) =>
      turns.some(({ speaker, from, to }) => speaker === 'assistant' && readFrom >= from && readFrom <= to),
    'begins to be read in a pause or with the caller. Set readFrom within a turn of assistant.',
  ),
  v.check(
    ({ events }) => events.every(({ at }, event) => event === 0 || at - (events[event - 1]?.at ?? 0) >= 11),
    'has events less than 11 seconds apart, whose words would collide. Move one.',
  ),
)

const reasonSchema = v.object({
  title: copy(30),
  text: sentences(115),
  /** Average length of such a call. */
  seconds: v.pipe(number(20, 120), v.integer('is not a whole number of seconds. Round it.')),
  /** Share in per cent; `reasons.shareOf` says of what. */
  share: v.pipe(number(1, 100), v.integer('is not a whole percentage. Round it.')),
})

const resultSchema = v.object({
  measure: copy(34),
  /** Unit of the amounts. Seconds are shown as 4:10, rupees as ₹46, others as numbers above their unit. */
  unit: copy(24),
  before: number(0, 1_000_000),
  after: number(0, 1_000_000),
})

const solutionPageSchema = v.object({
  /** For search results. The title begins with the solution’s name; the company’s is appended. */
  search: v.object({
    title: copy(52),
    description: v.pipe(copy(158), v.minLength(60, 'is under 60 characters.')),
  }),
  hero: v.object({
    /** Names the solution, so that a list of pages can be read by their first headings. */
    title: heading(64),
    lead: sentences(180),
    /** The audience, continuing “For”. */
    audience: copy(44),
    price: v.picklist(priceKeys, 'is neither a bot nor a quoted product. Choose one.'),
    dialogHeading: sentences(48),
    /** What only this trade asks for. Omitted if the opening has a picture of it. */
    terms: v.optional(listOf(copy(44), 3)),
    /** For a product of the same name: what this page is and, after that name, what the product is. */
    namesake: v.optional(v.object({ here: copy(60), product: v.picklist(productIds), there: copy(60) })),
  }),
  call: callSchema,
  reasons: v.object({
    title: heading(44),
    /** What the shares are of: “settled without a person”. */
    shareOf: copy(40),
    rows: listOf(reasonSchema, 4),
  }),
  checklist: v.object({ title: heading(32), items: listOf(copy(42), 8) }),
  benefits: v.object({
    title: heading(44),
    cards: listOf(v.object({ title: copy(24), text: sentences(90) }), 4),
  }),
  /** Where the assistant stops and a person takes over. */
  limits: v.object({
    title: heading(44),
    lead: sentences(170),
    rules: listOf(v.object({ title: copy(18), text: copy(110) }), 4),
  }),
  results: v.object({
    isSample,
    title: heading(44),
    /** Who the sample client is, how many calls, over how long. */
    lead: sentences(130),
    rows: listOf(resultSchema, 4),
    /** Two figures the company claims for itself, from site/content/claims.ts. */
    claims: listOf(
      v.picklist(Object.keys(claims) as ClaimKey[], 'is no key of site/content/claims.ts. Choose one.'),
      2,
    ),
  }),
  closing: v.object({
    title: heading(44),
    lead: sentences(130),
    dialogHeading: sentences(48),
  }),
})

/** The words and figures of one industry or use-case page, in the order shown. */
export type SolutionPage = v.InferOutput<typeof solutionPageSchema>
export type SpokenTurn = SolutionPage['call']['turns'][number]
export type Result = SolutionPage['results']['rows'][number]

/**
 * A call from its script. The first row says where reading begins. Each other row has the speaker, the first and last
 * second, a colon and the words, then a bar and the English if they are in another language; or an event with its
 * second, title and detail.
 */
export function spokenCall(script: string): SolutionPage['call'] {
  const [first, ...rows] = readScript(script)
  const call: SolutionPage['call'] = { turns: [], readFrom: Number(first?.line[0]), events: [] }
  for (const { label, line } of rows) {
    const [words, english] = line
    const [who, from, to] = label.split(/[ –]/)
    if (who === 'event') call.events.push({ at: Number(from), title: words, detail: english ?? '' })
    else call.turns.push({ speaker: who as Speaker, from: Number(from), to: Number(to), words, english })
  }
  return call
}

/** Reasons from each title with seconds and share, as in “Claim status, 46 s, 93%”, and its text. */
export function reasonRows(texts: Record<string, string>): SolutionPage['reasons']['rows'] {
  return Object.entries(texts).map(([head, text]) => {
    const [, title = head, seconds, share] = /^(.+), (\d+) s, (\d+)%$/.exec(head) ?? []
    return { title, text, seconds: Number(seconds), share: Number(share) }
  })
}

/** Each measure before and after, with its unit. */
export function resultRows(amounts: Record<string, [before: number, after: number, unit: string]>): Result[] {
  return Object.entries(amounts).map(([measure, [before, after, unit]]) => ({ measure, unit, before, after }))
}

/**
 * Returns the page of solution `id` unchanged if it fits the template and its call is the one listed in
 * site/content/solutions.ts. Otherwise throws an Error, which fails the build, with what to mend.
 */
export function solutionPage(id: SolutionId, page: SolutionPage): SolutionPage {
  const file = `site/content/solutions/${id}.ts`
  const checked = checkContent(file, solutionPageSchema, page)
  const listed = solutions.find((solution) => solution.id === id)?.call
  const { turns, events } = checked.call
  const say = (fault: string) => new Error(`${file}: call ${fault}`)
  if (!listed || !turns.some(({ speaker, words }) => speaker === 'caller' && words === listed.opening)) {
    throw say(
      `has no turn of the caller with the opening words of site/content/solutions.ts. Add “${listed?.opening}”.`,
    )
  }
  if ([...turns.map(({ to }) => to), ...events.map(({ at }) => at)].some((time) => time > listed.seconds)) {
    throw say(`continues past its end at ${listed.seconds} seconds. Keep turns and events before it.`)
  }
  if ((listed.lang !== 'en') !== turns.every(({ english }) => english !== undefined)) {
    throw say('needs the English meaning of each turn if it is not in English, and none if it is.')
  }
  return checked
}
