import { type BotId } from '../../site/content/pricing.ts'
import { withPlainDigits } from '../../common/lead/plain-digits.ts'
import { number, readVolumes } from './read-volumes.ts'

/** Smaller ones are seldom a month's volume. */
const smallestVolume = 100
/** The only other words allowed if a question is about an amount alone. */
const besideAmount =
  /^(?:and|aur|or|then|phir|fir|for|with|at|if|say|about|approx|only|sirf|what about|how about|what does|pe|par|ka|ke|ki|ko|liye|mein|me|to|toh|kya|hai|hoga|lagega|kitna|kitne|how much|cost|price|total|package|plan|a|per|each|month|monthly|[\s?!.,])*$/i
const bots: readonly (readonly [BotId, RegExp])[] = [
  ['chat', /\b(?:chat|whatsapp|zapra|message)/i],
  ['email', /\be?-?mail/i],
  ['voice', /\b(?:voice|call|minute|min|phone)/i],
]

/** The amounts in a text, as written: “18,000”, “2 lakh”. */
export function amountsIn(text: string): string[] {
  return [...withPlainDigits(text).matchAll(new RegExp(number, 'gi'))].map(([amount]) => amount.trim())
}

/** Whether a question is amounts without units: “and 21500?”, “aur 2 lakh pe kitna”. */
export function isAmountAlone(question: string): boolean {
  const amounts = amountsIn(question)
  const { volumes, callsAlone } = readVolumes(question)
  if (amounts.length === 0 || callsAlone || Object.keys(volumes).length > 0) return false
  const isVolume = (amount: string) =>
    /[a-z]$/i.test(amount) || Number(amount.replaceAll(',', '')) >= smallestVolume
  const others = amounts.reduce((text, amount) => text.replace(amount, ' '), withPlainDigits(question))
  return amounts.every(isVolume) && besideAmount.test(others)
}

/** The bot that a question mentions. */
export function botOf(question: string): BotId | undefined {
  return bots.find(([, names]) => names.test(question))?.[0]
}
