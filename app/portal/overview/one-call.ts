import { cardBlockCall } from '../../../content/portal/card-block-call.ts'
import { oneCallWords } from '../../../content/portal/one-call-words.ts'
import { timeLabel } from '../../figures/time-label.ts'

const { lines, events, checks, messages, settledAt } = cardBlockCall
const { from, outcomes, sent, states } = oneCallWords

/** Seconds that the three desks' rows show: the call, and the messages after it. */
export const oneCallSeconds = 105

/** What a desk knows at a second of the call, in words. */
export interface Moment {
  /** Who speaks, or which desk notes it. */
  who: string
  text: string
  lang: string
  english?: string | undefined
}

/** What is said, done or written at a second; whoever may not hear the call reads what the other desks note. */
export function momentAt(second: number, mayHear: boolean): Moment | undefined {
  const message = messages.findLast(({ at }) => at <= second)
  if (message)
    return {
      who: message.from === 'customer' ? from.customerWrites : from.assistantWrites,
      text: message.text,
      lang: message.lang,
      english: message.english,
    }
  if (!mayHear) return checkMomentAt(second)
  const event = events.find(({ at }) => at <= second && second < at + 2)
  if (event) return { who: from.systems, text: event.text, lang: 'en' }
  const line = lines.findLast((spoken) => spoken.from <= second)
  if (!line) return undefined
  const who = line.speaker === 'caller' ? from.caller : from.assistant
  return { who, text: line.text, lang: line.lang, english: line.english }
}

function checkMomentAt(second: number): Moment | undefined {
  const check = checksInOrder.findLast(({ at }) => at <= second)
  return (
    check && {
      who: check.passed ? from.passed : from.missed,
      text: check.name,
      lang: 'en',
      english: check.evidence,
    }
  )
}

const checksInOrder = checks.toSorted((one, other) => one.at - other.at)

/** How far each desk is at a second, for the end of its row. */
export function outcomesAt(second: number): { call: string; sheet: string; inbox: string } {
  const marked = checks.filter(({ at }) => at <= second)
  const missed = marked.filter(({ passed }) => !passed).length
  const score = marked.reduce((sum, { passed, points }) => sum + (passed ? points : 0), 0)
  const replies = messages.filter((message) => message.at <= second && message.from === 'assistant').length
  return {
    call: second < settledAt ? stateAt(second) : outcomes.settled(timeLabel(settledAt)),
    sheet:
      marked.length === checks.length
        ? outcomes.scored(score, missed)
        : outcomes.passed(marked.length - missed, marked.length),
    inbox: sent[replies] ?? '',
  }
}

function stateAt(second: number): string {
  const line = lines.find((spoken) => second >= spoken.from && second < spoken.to)
  if (!line) return states.thinking
  return line.speaker === 'caller' ? states.listening : states.answering
}
