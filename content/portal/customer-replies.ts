import type { Language } from './conversation.ts'
import { bengali } from './customer-replies/bengali.ts'
import { english } from './customer-replies/english.ts'
import { hindi } from './customer-replies/hindi.ts'
import { hinglish } from './customer-replies/hinglish.ts'
import { marathi } from './customer-replies/marathi.ts'
import type { ReplyBank } from './customer-replies/reply-bank.ts'
import { tamil } from './customer-replies/tamil.ts'

export const customerReplies: Readonly<Record<Language, ReplyBank>> = {
  en: english,
  hi: hindi,
  'hi-Latn': hinglish,
  mr: marathi,
  ta: tamil,
  bn: bengali,
}
