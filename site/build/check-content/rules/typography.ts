import { each, type Passage, type Rule } from './rule.ts'

const signs: readonly Rule[] = [
  each(/(?<=\p{L})\\?'(?=\p{L})/gu, () => 'has a straight apostrophe. Use ’ instead.'),
  each(/(?<=[\p{L}.,:;!?]) {2,}(?=\p{L})/gu, () => 'has two spaces. Leave one.'),
  each(/(?<=\p{L})\.\.\./gu, () => 'has three full stops. Use … instead.'),
  each(
    /(?<=\p{L}) ?--? (?=\p{L})|(?<=\p{L})--(?=\p{L})|[—]/gu,
    () => 'has a dash. Use a comma, a colon or a full stop.',
  ),
  each(/\b(?:INR|Rs\.?) ?(?=\d)|₹ (?=\d)/g, () => 'Write ₹ with no space before an amount.'),
]

const quotes = each(
  /(?<![=\w])"(?=\p{L})|(?<=[\p{L}.,?!])"/gu,
  () => 'has a straight quotation mark. Use “ and ”.',
)

/** The specification fixes the first two, and banks write amounts like the third in an SMS. */
const fixedTexts = ["We'll get back to you", 'Sending...', 'Rs 4,999']

function mayStand({ file, text }: Passage): boolean {
  // Visitors' questions, as they type them.
  return file.startsWith('assistant/content/answers/') || fixedTexts.some((fixed) => text.includes(fixed))
}

/** Characters as typeset here. */
export const typography: Rule = (passage) => {
  if (mayStand(passage)) return []
  // Quotation marks are part of YAML in data, and of markup written by code.
  const mayHoldQuotes = passage.within === 'data' || passage.text.includes('="')
  return [...signs, ...(mayHoldQuotes ? [] : [quotes])].flatMap((rule) => rule(passage))
}
