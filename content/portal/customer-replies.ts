import type { Intent, Language, Line } from './conversation.ts'
import { bengali } from './customer-replies/bengali.ts'
import { english } from './customer-replies/english.ts'
import { hindi } from './customer-replies/hindi.ts'
import { hinglish } from './customer-replies/hinglish.ts'
import { marathi } from './customer-replies/marathi.ts'
import { tamil } from './customer-replies/tamil.ts'
import { linesByLabel } from './read-script.ts'

/** Intents that every customer of a language answers alike; about their own affair each has words of their own. */
export type SharedIntent = Exclude<Intent, 'topic' | 'off-topic' | 'detail'>

/**
 * What is said in the conversations of one language: the customer’s answers, their last words (`leaving`), yes and no to
 * being written to elsewhere, the assistant’s words when it is handed a conversation back, and what it suggests.
 */
type Replies = Record<
  SharedIntent | 'leaving' | 'consent-yes' | 'consent-no' | 'handed-back',
  readonly [Line, ...Line[]]
> &
  Partial<Record<`suggest-${Intent}`, readonly Line[]>>

const scripts: Record<Language, string> = {
  en: english,
  hi: hindi,
  'hi-Latn': hinglish,
  mr: marathi,
  ta: tamil,
  bn: bengali,
}

export const customerReplies = Object.fromEntries(
  Object.entries(scripts).map(([language, script]) => [language, linesByLabel(script)]),
) as Record<Language, Replies>
