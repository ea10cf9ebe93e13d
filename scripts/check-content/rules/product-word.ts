import { anyOf, each, type Rule } from './rule.ts'

const otherWords = each(
  /(?<![\p{L}\d/.-])(?:(?:chat|voice)bots?|virtual agents?|robots?(?!\.txt)|voice agents?)(?!\p{L})/giu,
  (found) => `“${found}” is another word for what we sell. Write ${manyOf(found)}.`,
)

/** The three bots of the rate card have that name; nothing else has. */
const bots = each(
  /(?<!\b(?:voice|email|chat) )\bbots?\b/gi,
  (found) =>
    `“${found}” is the word of the rate card, for a voice bot, email bot or chat bot. Write ${manyOf(found)}.`,
)

/** A machine that talks or listens; one that washes or that shows a fault is a machine. */
const machines = each(
  /\bmachines?\b(?= (?:(?:that|which|who) )?(?:answers?|calls?|speaks?|says?|hears?|listens?|learns?|settles?|talks?|reads?|marks?)\b)/gi,
  (found) => `“${found}” is a word for articles. Write ${manyOf(found)}.`,
)

const manyOf = (found: string) => (found.endsWith('s') ? 'assistants' : 'assistant')

/** The word for what we sell: assistant. Articles, which are about more than ours, may say machine. */
export const productWord: Rule = (passage) =>
  (passage.file.startsWith('content/articles/') ? otherWords : anyOf(otherWords, bots, machines))(passage)
