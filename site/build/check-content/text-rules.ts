import { claims } from '../../content/claims.ts'
import { bots } from '../../content/pricing.ts'
import { quotedPrices } from '../../content/quoted-prices.ts'
import { type Fault, faultAt } from './fault.ts'

/** Words of a file as a reader meets them. */
export interface Passage {
  file: string
  text: string
  /** Where the text begins, in characters from the start of the file. */
  at: number
  /** `code`: in quotation marks or between tags of TypeScript; `prose`: Markdown; `data`: YAML in Markdown. */
  within: 'code' | 'prose' | 'data'
}

/** What each match of the pattern, which is global, breaks; `says` is reason and remedy. */
interface Rule {
  pattern: RegExp
  says: (found: string) => string
  /** Where anything may stand. */
  mayStand?: (passage: Passage) => boolean
}

/** The specification fixes the first two, and banks write amounts like the third in an SMS. */
const fixedTexts = ["We'll get back to you", 'Sending...', 'Rs 4,999']

const isAsTyped = ({ file, text }: Passage) =>
  // The words of people who ask, as they type them.
  file.startsWith('assistant/content/answers/') || fixedTexts.some((fixed) => text.includes(fixed))

const sign = (pattern: RegExp, remedy: string, mayStand = isAsTyped): Rule => ({
  pattern,
  says: () => remedy,
  mayStand,
})

/** Quotation marks belong to YAML in data, and to markup that code writes. */
const mayHoldQuotes = (passage: Passage) =>
  passage.within === 'data' || passage.text.includes('="') || isAsTyped(passage)

/** Signs as they are set here. */
const typography = [
  sign(/(?<=\p{L})\\?'(?=\p{L})/gu, 'has a straight apostrophe. Use ’ instead.'),
  sign(/(?<=[\p{L}.,:;!?]) {2,}(?=\p{L})/gu, 'has two spaces. Leave one.'),
  sign(/(?<=\p{L})\.\.\./gu, 'has three full stops. Use … instead.'),
  sign(
    /(?<=\p{L}) ?--? (?=\p{L})|(?<=\p{L})--(?=\p{L})|[—]/gu,
    'has a dash. Use a comma, a colon or a full stop.',
  ),
  sign(/\b(?:INR|Rs\.?) ?(?=\d)|₹ (?=\d)/g, 'Write ₹ with no space before an amount.'),
  sign(
    /(?<![=\w])"(?=\p{L})|(?<=[\p{L}.,?!])"/gu,
    'has a straight quotation mark. Use “ and ”.',
    mayHoldQuotes,
  ),
]

const { price, minutes, emails, chats } = quotedPrices
const allocations = [
  [minutes, bots.voice.unit],
  [emails, bots.email.unit],
  [chats, bots.chat.unit],
] as const

/** Prices and allocations of the rate card. */
const amounts = [
  ...Object.values(price).map((shown) => shown.replace('₹', '')),
  ...allocations.flatMap(([counts, { many }]) =>
    Object.values(counts).map((count) => `${count} (?:${many}|e-?mails|min)\\b`),
  ),
]

/** Typed by hand in place of being read from the price list. */
const typedPrices: Rule = {
  pattern: new RegExp(String.raw`(?<![\d,])₹?(?:${amounts.join('|')})(?![\d,])`, 'g'),
  says: (found) =>
    `“${found}” is typed by hand, and would not follow the price list. Take it from site/content/pricing.ts.`,
  mayStand: ({ file }) => file === 'site/content/pricing.ts',
}

/** A claim as it is set, with the first words it is with. */
const beginnings = Object.values(claims).map(({ shown, wording }) =>
  `${shown} ${wording.split(' ').slice(0, 2).join(' ')}`.replaceAll(/[.+]/g, String.raw`\$&`),
)

/** What only a claim looks like: 22M, 50+, 99.5%. */
const shapes = [
  String.raw`\d+(?:\.\d+)?M\b\+?`,
  String.raw`\d+\+(?= [a-z]|$)`,
  String.raw`99\.\d+%`,
  String.raw`\d+(?:\.\d+)?% uptime`,
  `live in ${claims.goLive.shown}`,
]

/** Figures the company claims for itself, typed by hand in place of being quoted by their key. */
const typedClaims: Rule = {
  pattern: new RegExp(String.raw`(?<![\w.,#(])(?:${[...beginnings, ...shapes].join('|')})`, 'gi'),
  says: (found) =>
    `“${found}” is a figure the company claims. Give it an entry in site/content/claims.ts, and quote it with claimOn(page, key).`,
  mayStand: ({ file }) => file === 'site/content/claims.ts',
}

const rules = [...typography, typedPrices, typedClaims]

/** What the rules say of words. Spelling, and words that are not used here, are cspell's (cspell.json). */
export function textFaults(passages: readonly Passage[], source: string): Fault[] {
  return passages.flatMap((passage) =>
    rules
      .filter(({ mayStand }) => !mayStand?.(passage))
      .flatMap(({ pattern, says }) =>
        [...passage.text.matchAll(pattern)].map((match) =>
          faultAt(passage.file, source, passage.at + match.index, says(match[0])),
        ),
      ),
  )
}
