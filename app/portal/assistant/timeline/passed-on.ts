import { passedOnWords } from '../../../../content/portal/call-notes.ts'
import { repliesIn } from '../../../../content/portal/caller-replies.ts'
import type { ConsoleCall, Phrase } from '../../../../content/portal/console-call.ts'
import { isLatin } from './intent.ts'

const asOffer = /^(?:please )?(?:offer|suggest|propose)(?: to)? /i
const asQuestion = /^(?:please )?ask(?: (?:him|her|them|whether|if|for|about))* /i
const asStatement =
  /^(?:please )?(?:mention|say|tell (?:him|her|them)|explain|quote|add|remind (?:him|her|them))(?: that)?:? /i

/**
 * How a whispered suggestion is said to the caller: the written sentence for the call's own suggestion, else the
 * whisper turned into a sentence. The sample has no translator, so the caller's language only leads into it, unless the
 * whisper is written in another script than ours: then it is taken to be the caller's.
 */
export function passedOn(call: Pick<ConsoleCall, 'lang' | 'suggestion' | 'takeUp'>, whisper: string): Phrase {
  if (sameWords(whisper, call.suggestion)) return call.takeUp.said
  const sentence = asSentence(whisper)
  if (call.lang === 'en') return { text: sentence }
  const [{ text: oneMoreThing }] = repliesIn(call.lang)['one-more-thing']
  return isLatin(whisper)
    ? { text: `${oneMoreThing}…`, english: sentence }
    : { text: `${oneMoreThing}: ${whisper.trim()}`, english: passedOnWords.untranslated }
}

function asSentence(whisper: string): string {
  const words = whisper.trim().replace(/[.!?]+$/, '')
  if (asOffer.test(words)) return passedOnWords.offer(lowered(words.replace(asOffer, '')))
  if (asQuestion.test(words)) return passedOnWords.question(lowered(words.replace(asQuestion, '')))
  return passedOnWords.statement(lowered(words.replace(asStatement, '')))
}

/** First letter small, unless the first word is a name or a short form such as EMI. */
function lowered(words: string): string {
  return /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}

function sameWords(a: string, b: string): boolean {
  const bare = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return bare(a) === bare(b)
}
