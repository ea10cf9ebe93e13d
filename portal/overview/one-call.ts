import { cardBlockCall } from '../content/card-block-call.ts'
import { oneCallWords } from '../content/one-call-words.ts'
import { timeLabel } from '../../common/figures/time-label.ts'

const { lang, lines, events, checks, messages, settledAt } = cardBlockCall
const { from: who, outcomes, sent, states } = oneCallWords

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
      who: message.from === 'customer' ? who.customerWrites : who.assistantWrites,
      text,
      lang,
      english,
    }
  }
  if (!mayHear) {
    const check = checks.findLast(({ at }) => at <= second)
    return (
      check && {
        who: check.passed ? who.passed : who.missed,
        text: check.name,
        lang: 'en',
        english: check.shows,
      }
    )
  }
  const event = events.find(([at]) => at <= second && second < at + 2)
  if (event) return { who: who.systems, text: event[1], lang: 'en' }
  const line = lines.findLast(([from]) => from <= second)
  if (!line) return undefined
  const [, , voice, text, english] = line
  return { who: voice === 'caller' ? who.caller : who.assistant, text, lang: english ? lang : 'en', english }
}

/** Progress of each desk at a second, for the end of its row. */
export function outcomesAt(second: number): { call: string; sheet: string; inbox: string } {
  const marked = checks.filter(({ at }) => at <= second)
  const missed = marked.filter(({ passed }) => !passed).length
  const score = marked.reduce((sum, { passed, points }) => sum + (passed ? points : 0), 0)
  const replies = messages.filter(({ at, from }) => at <= second && from === 'assistant').length
  const line = lines.find(([from, to]) => second >= from && second < to)
  const state = line ? (line[2] === 'caller' ? states.listening : states.answering) : states.thinking
  return {
    call: second < settledAt ? state : outcomes.settled(timeLabel(settledAt)),
    sheet:
      marked.length === checks.length
        ? outcomes.scored(score, missed)
        : outcomes.passed(marked.length - missed, marked.length),
    inbox: sent[replies] ?? '',
  }
}
