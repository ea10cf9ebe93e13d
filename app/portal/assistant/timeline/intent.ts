import type { Intent } from '../../../../content/portal/caller-replies.ts'

/** First match wins: a goodbye that thanks is a goodbye, an apology that asks for patience is an apology. */
const signs: [Intent, RegExp][] = [
  ['goodbye', /\b(good ?bye|bye|have a (good|nice|great) (day|evening)|take care|thank you for calling)\b/i],
  ['anything-else', /\b(anything|something) else\b|\bhelp you with\b/i],
  ['apology', /\b(sorry|apologi[sz]e|apologies|regret)\b/i],
  ['wait', /\b(wait|hold on|one (moment|minute|second)|just a|give me|bear with|stay on the line)\b/i],
  [
    'question',
    /\?|^(what|when|where|who|why|how|which|may i|can you|could you|do you|did you|is it|are you)\b/i,
  ],
  [
    'done',
    /\b(done|approved?|blocked|sent|reversed?|reversal|refund(ed)?|raised|fixed|resolved|credited?|booked|registered|waived?|promise|within|by (today|tomorrow|tonight|evening|monday|tuesday|wednesday|thursday|friday|saturday))\b/i,
  ],
  [
    'greeting',
    /^(hello|hi|hey|namaste|namaskar|vanakkam|good (morning|afternoon|evening)|this is|i am|my name)\b/i,
  ],
]

/** What a typed sentence is doing, so that the caller's answer fits it. */
export function intentOf(words: string): Intent {
  const found = signs.find(([, sign]) => sign.test(words.trim()))
  if (found) return found[0]
  return looksWritten(words) ? 'statement' : 'unclear'
}

/** Whether it may be a sentence at all: a word of any script with a vowel or of some length, not keys hit at random. */
function looksWritten(words: string): boolean {
  if (/[^\p{ASCII}]/u.test(words)) return /\p{L}{2}/u.test(words)
  const list = words.toLowerCase().match(/[a-z]+/g) ?? []
  const sound = list.filter((word) => /[aeiouy]/.test(word) && !/[^aeiouy]{5}/.test(word))
  return sound.length > 0 && sound.length >= list.length / 2
}

/** Whether words are written in Latin letters, as English is; numbers and signs alone count as that too. */
export function isLatin(words: string): boolean {
  return !/[^\P{L}\p{Script=Latin}]/u.test(words)
}
