import { products } from '../../../content/products.ts'
import { anyOf, each } from './rule.ts'

const productNames = products.map(({ name }) => name)

/** Names with one spelling, beside those of the products. */
const names = [
  'WhatsApp',
  'UPI',
  'KYC',
  'IVR',
  'EMI',
  'OTP',
  'CRM',
  'EdTech',
  'BPO',
  'IRDAI',
  'TRAI',
  'DLT',
  ...productNames,
]

const byLetters = new Map(names.map((name) => [name.toLowerCase(), name]))

/** A name in another case: “Qams”, “Voice intelligence”. As a part of an address or an id it is right. */
const inOtherCase = each(
  new RegExp(String.raw`(?<![\p{L}\d/.@#=_-])(?:${names.join('|')})(?![\p{L}\d/@_-])`, 'giu'),
  (found) => {
    const name = byLetters.get(found.toLowerCase())
    return name === undefined || name === found ? undefined : `“${found}” is spelled ${name}.`
  },
)

const beginnings = productNames.map((name) =>
  name.replace(/\p{L}+/gu, ([first = '']) => String.raw`${first}\p{L}+`).replace(' ', '[ -]?'),
)

/** Nearly a product’s name: “Zappra”, “Voice Inteligence”, “VoiceIntelligence”. */
const misspelled = each(
  new RegExp(String.raw`(?<![\p{L}/-])(?:${beginnings.join('|')})(?!\p{L})`, 'gu'),
  (found) => {
    const name = productNames.find((product) => {
      const apart = lettersApart(found.toLowerCase(), product.toLowerCase())
      return apart > 0 && apart <= product.split(' ').length && found !== `${product}s`
    })
    return name === undefined || productNames.includes(found) ? undefined : `“${found}” is spelled ${name}.`
  },
)

const mail = each(/\be-mails?\b/gi, (found) => `“${found}” is spelled ${found.replace('-', '')}.`)

/** Names and words as they are spelled here. */
export const spelling = anyOf(inOtherCase, misspelled, mail)

/** How many letters two words differ by: put in, left out, changed, or two that changed places. */
function lettersApart(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1]
    for (const [column, other] of [...b].entries()) {
      const changed = (last[column] ?? 0) + (letter === other ? 0 : 1)
      const putIn = Math.min(current[column] ?? 0, last[column + 1] ?? 0) + 1
      const swapped =
        letter === b[column - 1] && other === a[row - 1] ? (beforeLast[column - 1] ?? 0) + 1 : changed
      current.push(Math.min(changed, putIn, swapped))
    }
    beforeLast = last
    last = current
  }
  return last.at(-1) ?? 0
}
