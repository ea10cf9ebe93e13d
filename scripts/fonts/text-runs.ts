import { indicScripts } from './indic-scripts.ts'
import type { IndicScript } from './indic-scripts.ts'

/** A stretch of text as a page shows it; language is the nearest lang attribute, '' when none is known. */
export type PageText = { text: string; language: string }

/** Words of one Indian script, ready to shape. */
export type ScriptRun = PageText & { script: IndicScript }

// The dandas and the joiners are written in many scripts.
export const sharedSigns: ReadonlySet<number> = new Set([0x964, 0x965, 0x200c, 0x200d])

/**
 * Finds the words in Indian scripts. Spaces, digits and Latin letters come from the Latin font, so they end a
 * run; the dandas and the joiners have no script of their own and belong to the word before them.
 */
export function scriptRuns(texts: Iterable<PageText>): ScriptRun[] {
  const runs = new Map<string, ScriptRun>()
  for (const { text, language } of texts) {
    for (const { script, word } of words(text)) {
      for (const shapedAs of language === '' ? script.languages : [language]) {
        runs.set(`${shapedAs} ${word}`, { script, text: word, language: shapedAs })
      }
    }
  }
  return [...runs.values()]
}

/** Whether a code point is written in several scripts and so does not tell which one a text is in. */
export function isSharedSign(codePoint: number): boolean {
  return sharedSigns.has(codePoint)
}

function words(text: string): { script: IndicScript; word: string }[] {
  const found: { script: IndicScript; word: string }[] = []
  let open: { script: IndicScript; word: string } | undefined
  for (const character of text) {
    const own = scriptOf(character)
    const shared = isSharedSign(character.codePointAt(0) ?? 0)
    if (open && (shared || own === open.script)) open.word += character
    else if (own) found.push((open = { script: own, word: character }))
    else open = undefined
  }
  return found
}

function scriptOf(character: string): IndicScript | undefined {
  const code = character.codePointAt(0) ?? 0
  if (isSharedSign(code)) return undefined
  return indicScripts.find((script) => code >= script.first && code <= script.last)
}
