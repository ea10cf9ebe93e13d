/** First and last code point of each Indian script, and the language assumed for it. */
const scripts = [
  ['hi', 0x900, 0x97f],
  ['bn', 0x980, 0x9ff],
  ['pa', 0xa00, 0xa7f],
  ['gu', 0xa80, 0xaff],
  ['or', 0xb00, 0xb7f],
  ['ta', 0xb80, 0xbff],
  ['te', 0xc00, 0xc7f],
  ['kn', 0xc80, 0xcff],
  ['ml', 0xd00, 0xd7f],
] as const

const indicWords =
  /[\u0900-\u0963\u0966-\u0d7f](?:[\u0900-\u0d7f\u200c\u200d\s,;:!?.…’‘“”()–-]*[\u0900-\u0d7f\u200d])?[.?!]?/gu

/** A stretch of text; `language` is its BCP 47 tag if it is in an Indian script. */
export interface TextRun {
  text: string
  language?: string
}

/** Splits a text around its words in Indian scripts. Joining the runs gives the text again. */
export function languageRuns(text: string): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const { 0: words, index } of text.matchAll(indicWords)) {
    if (index > end) runs.push({ text: text.slice(end, index) })
    const language = languageOf(words)
    runs.push(language ? { text: words, language } : { text: words })
    end = index + words.length
  }
  if (end < text.length) runs.push({ text: text.slice(end) })
  return runs
}

/** Language of the first letter in an Indian script; Devanagari is assumed to be Hindi. */
export function languageOf(text: string): string | undefined {
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    // The dandas belong to several scripts and identify none.
    if (code === 0x964 || code === 0x965) continue
    const script = scripts.find(([, first, last]) => code >= first && code <= last)
    if (script) return script[0]
  }
  return undefined
}
