import { anyOf, each } from './rule.ts'

const inIndianGroups = (digits: string) =>
  digits.replaceAll(',', '').replaceAll(/\B(?=(?:\d{2})*\d{3}$)/g, ',')

const tell = (found: string) => `“${found}” is grouped in another way. Write ${inIndianGroups(found)}.`

/** 100,000 and 1,250,000. */
const inThousands = each(
  /(?<![\d.,])\d{1,3}(?:,\d{3})+,\d{3}(?![\d,])|(?<![\d.,])\d{3},\d{3}(?![\d,])/g,
  tell,
)

/** What a long number counts: a reference, a code or a year has no such word after it. */
const counted = [
  'calls?',
  'minutes',
  'emails',
  'chats',
  'messages',
  'customers',
  'people',
  'forms',
  'listeners',
]

const withoutComma = each(
  new RegExp(String.raw`(?<![\d.,])\d{4,}(?= (?:${counted.join('|')})\b)|(?<=₹)\d{4,}(?![\d.,])`, 'g'),
  (found) => `“${found}” has no comma. Write ${inIndianGroups(found)}.`,
)

const millions = each(
  /(?<![\p{L}-])\d+(?:\.\d+)? (?:million|billion)\b/giu,
  (found) => `“${found}” is counted in lakh and crore here. Write ${inLakh(found)}.`,
)

function inLakh(found: string): string {
  const lakh = Number.parseFloat(found) * (/billion/i.test(found) ? 10_000 : 10)
  return lakh >= 100 ? `${lakh / 100} crore` : `${lakh} lakh`
}

/** Numbers, one way: 1,00,000 or 1 lakh. */
export const numbers = anyOf(inThousands, withoutComma, millions)
