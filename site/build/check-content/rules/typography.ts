import { anyOf, each, type Rule } from './rule.ts'

const apostrophes = each(/(?<=\p{L})\\?'(?=\p{L})/gu, () => 'has a straight apostrophe. Use ’ instead.')
const quotes = each(
  /(?<![=\w])"(?=\p{L})|(?<=[\p{L}.,?!])"/gu,
  () => 'has a straight quotation mark. Use “ and ”.',
)
const spaces = each(/(?<=[\p{L}.,:;!?]) {2,}(?=\p{L})/gu, () => 'has two spaces. Leave one.')
const dots = each(/(?<=\p{L})\.\.\./gu, () => 'has three full stops. Use … instead.')
const dashes = each(
  /(?<=\p{L}) ?--? (?=\p{L})|(?<=\p{L})--(?=\p{L})|[—]/gu,
  () => 'has a dash. Use a comma, a colon or a full stop.',
)
const rupees = each(/\b(?:INR|Rs\.?) ?(?=\d)|₹ (?=\d)/g, () => 'Write ₹ with no space before an amount.')

const always = anyOf(apostrophes, spaces, dots, dashes, rupees)

/** Signs as they are set here. Fixed texts of the specification are exempt: see ../exemptions.ts. */
export const typography: Rule = (passage) => {
  // Quotation marks belong to YAML in data, and to markup that code writes.
  const mayHoldQuotes = passage.within === 'data' || passage.text.includes('="')
  return (mayHoldQuotes ? always : anyOf(always, quotes))(passage)
}
