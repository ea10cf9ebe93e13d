import { type IndicScript, indicScriptOf, sharedSigns } from './indic-scripts.ts'

/** A stretch of text as shown on a page; language is the nearest lang attribute, '' if unknown. */
export type PageText = { text: string; language: string }

/** Words of one Indian script, ready to shape. */
export type ScriptRun = PageText & { script: IndicScript }

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

function words(text: string): { script: IndicScript; word: string }[] {
  const found: { script: IndicScript; word: string }[] = []
  let open: { script: IndicScript; word: string } | undefined
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const own = indicScriptOf(code)
    if (open && (sharedSigns.has(code) || own === open.script)) open.word += character
    else if (own) found.push((open = { script: own, word: character }))
    else open = undefined
  }
  return found
}
