import { bots } from '../../site/content/pricing.ts'
import { amountsIn, botOf, isAmountAlone } from '../price/amounts.ts'
import { readVolumes } from '../price/read-volumes.ts'
import { termsOf } from '../search/terms.ts'

/** How a question begins that continues the previous one. */
const goesOn = /^\s*(?:and|aur|or|also|what about|how about|phir|fir|then)\b/i
const mostWords = 3

/**
 * A question with its omissions filled in from earlier ones: “and 21,500?” keeps the minutes mentioned before, and “and
 * for chats?” the subject.
 */
export function inContext(question: string, earlier: readonly string[]): string {
  const last = earlier.at(-1)
  if (last === undefined) return question
  const before = inContext(last, earlier.slice(0, -1))
  if (isAmountAlone(question)) return withAmounts(before, question)
  return goesOn.test(question) && termsOf(question).length <= mostWords ? `${before}. ${question}?` : question
}

/** The earlier question with the new amounts; unchanged if it is unclear what they are. */
function withAmounts(before: string, question: string): string {
  const [amounts, old] = [amountsIn(question), amountsIn(before)]
  const { volumes, callsAlone } = readVolumes(before)
  const spokenOf = callsAlone ? 1 : Object.keys(volumes).length
  if (spokenOf === amounts.length) {
    return amounts.reduce((text, amount, at) => text.replace(old[at] ?? amount, amount), before)
  }
  const bot = spokenOf === 0 ? botOf(before) : undefined
  return amounts.length === 1 && bot ? `${amounts[0]} ${bots[bot].unit.many} cost` : question
}
