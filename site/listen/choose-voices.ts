import type { SpokenLine } from './spoken-line.ts'

/** What is known about a voice before it speaks. */
export type VoiceFacts = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>

/** A line with the voice that reads it. */
export interface VoicedLine<Voice extends VoiceFacts = SpeechSynthesisVoice> {
  line: SpokenLine
  /** The line’s own words, or their meaning in English. */
  words: string
  /** The device has no voice for the line’s language. */
  isInEnglish: boolean
  voice: Voice
  pitch: number
  rate: number
}

/** How far two voices are set apart: a little if they are two people’s, more if one voice reads both parts. */
const pitches = { two: { caller: 0.9, assistant: 1.1 }, one: { caller: 0.7, assistant: 1.25 } }
const rates = { two: { caller: 1, assistant: 1 }, one: { caller: 0.94, assistant: 1.04 } }

/** macOS lists these among its English voices: bells, whispers and robots. */
const toys =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|fred|good news|jester|junior|organ|ralph|superstar|trinoids|whisper|wobble|zarvox)\b/i

/**
 * Finds a local voice for each line: by language first, preferring the Indian variant, then one that is not the other
 * speaker’s. Lines in a language without a voice are read in English. Undefined if a line has no voice at all.
 */
export function chooseVoices<Voice extends VoiceFacts>(
  lines: readonly SpokenLine[],
  voices: readonly Voice[],
): VoicedLine<Voice>[] | undefined {
  // A device can have more than ten thousand.
  const found = new Map<string, Voice[]>()
  const voicesOf = (lang: string) => {
    const known = found.get(lang) ?? voicesFor(lang, voices)
    found.set(lang, known)
    return known
  }
  const voiced = lines.map((line) => {
    const own = voicesOf(line.lang)
    if (own[0]) return voiceLine(line, line.words, false, own[0], own)
    const english = voicesOf('en')
    return line.english && english[0] ? voiceLine(line, line.english, true, english[0], english) : undefined
  })
  return voiced.every((line) => line !== undefined) ? voiced : undefined
}

function voiceLine<Voice extends VoiceFacts>(
  line: SpokenLine,
  words: string,
  isInEnglish: boolean,
  first: Voice,
  voices: readonly Voice[],
): VoicedLine<Voice> {
  const second = voices.find((voice) => personOf(voice) !== personOf(first))
  const other = second ?? voices.find(({ name }) => name !== first.name)
  const people = second ? 'two' : 'one'
  return {
    line,
    words,
    isInEnglish,
    voice: line.speaker === 'caller' && other ? other : first,
    pitch: pitches[people][line.speaker],
    rate: rates[people][line.speaker],
  }
}

/** Voices of the device that speak a language, the best first. A remote one would send the words away. */
function voicesFor<Voice extends VoiceFacts>(lang: string, voices: readonly Voice[]): Voice[] {
  const rank = (voice: Voice) =>
    (toys.test(voice.name) ? 4 : 0) + (/[-_]in\b/i.test(voice.lang) ? 0 : 2) + (voice.default ? 0 : 1)
  return voices
    .filter((voice) => voice.localService && languageOf(voice.lang) === languageOf(lang))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** Android writes `hi_IN`, some devices `hin`. */
function languageOf(tag: string): string | undefined {
  const language = tag.toLowerCase().split(/[-_]/)[0]
  return language && (threeLetters[language] ?? language)
}

const threeLetters: Record<string, string> = {
  ben: 'bn',
  eng: 'en',
  guj: 'gu',
  hin: 'hi',
  kan: 'kn',
  mal: 'ml',
  mar: 'mr',
  pan: 'pa',
  tam: 'ta',
  tel: 'te',
}

/** “Rishi” and “Rishi (Enhanced)” are one person, and so are eSpeak’s “Tamil espeak-ng” and “Tamil+Adam espeak-ng”. */
function personOf({ name }: VoiceFacts): string {
  return name.replace(/\s*(\(.*?\)|\+.*|espeak-ng$)/g, '').toLowerCase()
}
