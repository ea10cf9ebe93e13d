import { bots } from '../../../content/pricing.ts'
import { quotedPrices } from '../../../content/quoted-prices.ts'
import { type Fault, faultAt } from '../fault.ts'
import type { Code } from '../read-code.ts'
import { each, type Rule } from './rule.ts'

const source = 'site/content/pricing.ts'
const prices: ReadonlySet<number> = new Set(Object.values(quotedPrices.amount))
const { price, minutes, emails, chats } = quotedPrices
const amounts = Object.values(price).map((shown) => shown.replace('₹', ''))
const allocations = [
  [minutes, bots.voice.unit],
  [emails, bots.email.unit],
  [chats, bots.chat.unit],
] as const
const units = allocations.flatMap(([counts, unit]) =>
  Object.values(counts).map((count) => `${count} (?:${unit.many}|e-?mails|min)\\b`),
)

const typed = (found: string) =>
  `${found} is typed by hand, and would not follow the price list. Take it from ${source}.`

/** Prices and allocations of the rate card, typed by hand instead of read from it. */
export const typedPrices: Rule = each(
  new RegExp(String.raw`(?<![\d,])₹?(?:${[...amounts, ...units].join('|')})(?![\d,])`, 'g'),
  (found) => typed(`“${found}”`),
)

/** The same for numbers in code: 29_999. */
export function typedAmounts(file: string, text: string, { numbers }: Code): Fault[] {
  if (file === source) return []
  return numbers
    .filter(({ value }) => prices.has(value))
    .map(({ at, value }) => faultAt(file, text, at, typed(String(value))))
}
