import { type BotId, botIds } from '../../site/content/pricing.ts'
import { withPlainDigits } from '../../common/lead/plain-digits.ts'
import { grouped } from '../../common/ui/indian-numbers.ts'

const factors: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  hazar: 1e3,
  hazaar: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  million: 1e6,
  crore: 1e7,
  cr: 1e7,
}
/** An amount and its multiplier. */
export const number = String.raw`(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|hazaa?r|lakhs?|lacs?|million|crore|cr)?\b`
const between = String.raw`\s*(?:(?:of|calls?|voice|phone|support|customer|inbound|outbound|incoming|whatsapp|web|monthly|calling|talk|extra|more)\s+){0,3}`
const units: readonly (readonly [BotId, string])[] = [
  ['voice', String.raw`min(?:ute)?s?`],
  ['email', String.raw`(?:e-?)?mails?`],
  ['chat', String.raw`(?:chats?|conversations?|(?:whatsapp )?messages?)`],
]
const daysInMonth = 30
/** “A 5 minute call”: how long it takes, not how much is wanted. */
const lengthOfOneCall =
  /\b(?:a|one|each|per)?\s*\b\d{1,2}(?:\.\d+)?[\s-]*min(?:ute)?s?[\s-]+(?:long )?call\b/g

/** Volumes in a question, in units a month: "2 lakh chats", "20k emails", "15000 calls of 3 minutes". */
export function readVolumes(question: string) {
  let text = withPlainDigits(question)
    .toLowerCase()
    .replaceAll(/(?<=\d)\s*(?=(?:mins?|minutes?)\b)/g, ' ')
    .replaceAll(lengthOfOneCall, ' ')
  /** For each bot with a volume in the question. */
  const volumes: Partial<Record<BotId, number>> = {}
  /** How the month was computed: "15,000 calls of 3 minutes", "500 a day for 30 days". */
  const workings: string[] = []
  const perDay = /\b(per|a|each|every) day\b|\bdaily\b|\broz\b|\bdin mein\b/.test(text)
  const monthly = (amount: number, unit: string) => {
    if (!perDay) return amount
    workings.push(`${shown(amount)} ${unit} a day for ${daysInMonth} days`)
    return amount * daysInMonth
  }

  const calls = new RegExp(
    String.raw`${number}${between}calls?\b(.*?)${number}\s*-?\s*(min(?:ute)?s?|sec(?:ond)?s?)\b`,
  ).exec(text)
  if (calls) {
    const [whole, amount = '', factor, , length = '', , unit = ''] = calls
    const many = valueOf(amount, factor)
    const each = Number(length) / (unit.startsWith('s') ? 60 : 1)
    if (each <= 120) {
      volumes.voice = Math.round(monthly(many, 'calls') * each)
      workings.push(
        `${shown(many)} calls × ${length} ${unit.startsWith('s') ? 'seconds' : each === 1 ? 'minute' : 'minutes'}`,
      )
      text = text.replace(whole, ' ')
    }
  }
  for (const [id, unit] of units) {
    const found = new RegExp(String.raw`${number}${between}${unit}\b`).exec(text)
    if (found && volumes[id] === undefined) {
      volumes[id] = Math.round(
        monthly(valueOf(found[1] ?? '', found[2]), unit.includes('min') ? 'minutes' : `${id}s`),
      )
    }
  }
  /** Calls without a length: they cannot be converted to minutes. */
  const callsAlone =
    botIds.every((id) => volumes[id] === undefined) &&
    new RegExp(String.raw`${number}${between}calls?\b`).test(text)
  return { volumes, workings, callsAlone }
}

function valueOf(amount: string, factor: string | undefined): number {
  return Number(amount.replaceAll(',', '')) * (factor ? (factors[factor] ?? 1) : 1)
}

function shown(amount: number): string {
  return grouped(amount, 3)
}
