import { bengali } from './caller-replies/bengali.ts'
import type { CallerReplies } from './caller-replies/caller-reply.ts'
import { english } from './caller-replies/english.ts'
import { gujarati } from './caller-replies/gujarati.ts'
import { hindi } from './caller-replies/hindi.ts'
import { kannada } from './caller-replies/kannada.ts'
import { malayalam } from './caller-replies/malayalam.ts'
import { marathi } from './caller-replies/marathi.ts'
import { tamil } from './caller-replies/tamil.ts'
import { telugu } from './caller-replies/telugu.ts'

const repliesByLanguage: Partial<Record<string, CallerReplies>> = {
  bn: bengali,
  gu: gujarati,
  hi: hindi,
  kn: kannada,
  ml: malayalam,
  mr: marathi,
  ta: tamil,
  te: telugu,
}

/** How callers answer in a language, by its BCP 47 tag; in English where the sample has no other. */
export function repliesIn(lang: string): CallerReplies {
  return repliesByLanguage[lang] ?? english
}
