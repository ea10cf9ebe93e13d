import { site } from '../../common/brand/site.ts'
import { cardBlockCall } from '../content/card-block-call.ts'
import { timeLabel } from '../../common/figures/time-label.ts'

const { lang, lines, events, checks, messages, settledAt } = cardBlockCall

/** Seconds shown in the three desks' rows: the call, and the messages after it. */
export const oneCallSeconds = 105

/** What a desk knows at a second of the call, in words. */
interface Moment {
  /** Who speaks, or which desk notes it. */
  who: string
  text: string
  lang: string
  english?: string | undefined
}

/** What is said, done or written at a second; without access to the call, the other desks' notes. */
export function momentAt(second: number, mayHear: boolean): Moment | undefined {
  const message = messages.findLast(({ at }) => at <= second)
  if (message) {
    const [text, english] = message.line
    return {
      who: `${message.from === 'customer' ? 'Customer' : site.brand}, on WhatsApp`,
      text,
      lang,
      english,
    }
  }
  if (!mayHear) {
    const check = checks.findLast(({ at }) => at <= second)
    if (!check) return undefined
    const { passed, name, shows } = check
    return { who: passed ? 'Passed' : 'Missed', text: name, lang: 'en', english: shows }
  }
  const event = events.find(([at]) => at <= second && second < at + 2)
  if (event) return { who: 'Systems', text: event[1], lang: 'en' }
  const line = lines.findLast(([from]) => from <= second)
  if (!line) return undefined
  const [, , voice, text, english] = line
  return { who: voice === 'caller' ? 'Caller' : site.brand, text, lang: english ? lang : 'en', english }
}

/** What the call is doing at a second. */
export function callOutcome(second: number): string {
  if (second >= settledAt) return `Settled at ${timeLabel(settledAt)}`
  const line = lines.find(([from, to]) => second >= from && second < to)
  if (!line) return 'Thinking'
  return line[2] === 'caller' ? 'Listening' : 'Answering'
}

/** How far its sheet is: checks that passed, or the score. */
export function sheetOutcome(second: number): string {
  const marked = checks.filter(({ at }) => at <= second)
  const passed = marked.filter((check) => check.passed)
  if (marked.length < checks.length) return `${passed.length} of ${marked.length} passed`
  return `${passed.reduce((sum, { points }) => sum + points, 0)}, one missed`
}

/** How far the inbox is, by messages that have gone out. */
export function inboxOutcome(second: number): string {
  const replies = messages.filter(({ at, from }) => at <= second && from === 'assistant').length
  return ['Nothing sent yet', '1 message on WhatsApp', '2 replies on WhatsApp'][replies] ?? ''
}
