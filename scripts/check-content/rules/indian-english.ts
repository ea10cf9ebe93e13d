import { anyOf, each } from './rule.ts'

/** What is written another way in India: the beginning of a word as others write it, and as it is written here. */
const written: Record<string, string> = {
  color: 'colour',
  favorite: 'favourite',
  behavior: 'behaviour',
  honor: 'honour',
  labor: 'labour',
  center: 'centre',
  gray: 'grey',
  traveler: 'traveller',
  canceled: 'cancelled',
  labeled: 'labelled',
  modeling: 'modelling',
  inquir: 'enquir',
  analyz: 'analys',
  sari: 'saree',
}

const stems = Object.keys(written).join('|')

const american = each(
  new RegExp(
    String.raw`(?<![\p{L}\d/.@#=_:-])(?:${stems})(?:s|ed|ing|ful|es|e|y|ies|al|er)?(?![\p{L}\d(_:-])`,
    'giu',
  ),
  (found) => {
    const stem = Object.keys(written).find((key) => found.toLowerCase().startsWith(key)) ?? ''
    return `“${found}” is spelled ${written[stem]}${found.slice(stem.length)} in India.`
  },
)

/** Organize, recognized: with s. Names of one letter more, such as “size” and “prize”, are no such words. */
const withZ = each(
  /(?<![\p{L}/.@#=_-])(?:organ|recogn|real|summar|apolog|author|custom|personal|optim|util|final|emphas|priorit|minim|maxim|standard)iz(?:es?|ed|ing|ation|ations)(?![\p{L}/_-])/giu,
  (found) => `“${found}” is spelled ${found.replace(/iz(?=\p{L}+$)/u, 'is')} in India.`,
)

const postalCodes = each(
  /(?<!\p{L})(?:pin ?codes?|Pin ?[Cc]odes?|PINcodes?|zip codes?|ZIP codes?)(?!\p{L})/gu,
  (found) => `“${found}” is spelled PIN code${found.endsWith('s') ? 's' : ''}.`,
)

/** Spelling as in Indian newspapers. cspell holds the rest. */
export const indianEnglish = anyOf(american, withZ, postalCodes)
