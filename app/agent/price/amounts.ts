import { type BotId } from '../../../content/pricing.ts'
import { withPlainDigits } from '../../../lead/plain-digits.ts'
import { termsOf } from '../search/terms.ts'
import { number, readVolumes } from './read-volumes.ts'

/** Smaller ones are seldom a month's volume. */
const smallestVolume = 100
const aboutPrice = new Set(termsOf('price cost month monthly package plan pay about approx total'))
const bots: readonly (readonly [BotId, RegExp])[] = [
  ['chat', /\b(?:chat|whatsapp|zapra|message)/i],
  ['email', /\be?-?mail/i],
  ['voice', /\b(?:voice|call|minute|min|phone)/i],
]

/** The amounts that a text names, as they are written: “18,000”, “2 lakh”. */
export function amountsIn(text: string): string[] {
  return [...withPlainDigits(text).matchAll(new RegExp(number, 'gi'))].map(([amount]) => amount.trim())
}

/** Whether a question is amounts and does not say of what: “and 21500?”, “aur 2 lakh pe kitna”. */
export function isAmountAlone(question: string): boolean {
  const amounts = amountsIn(question)
  const { volumes, callsAlone } = readVolumes(question)
  if (amounts.length === 0 || callsAlone || Object.keys(volumes).length > 0) return false
  const isVolume = (amount: string) =>
    /[a-z]$/i.test(amount) || Number(amount.replaceAll(',', '')) >= smallestVolume
  const others = amounts.reduce((text, amount) => text.replace(amount, ' '), withPlainDigits(question))
  return amounts.every(isVolume) && termsOf(others).every((term) => aboutPrice.has(term))
}

/** The bot that a question speaks of. */
export function botOf(question: string): BotId | undefined {
  return bots.find(([, names]) => names.test(question))?.[0]
}
