import { anyStretch, scriptsFamily } from './cut-fonts.ts'
import { pinIndic } from './cut-indic.ts'
import { fontFaceRule } from './font-face.ts'
import { FontPress } from './font-press.ts'
import { fontVersion } from './font-source.ts'
import { blockOf, indicScripts, sharedSigns } from './indic-scripts.ts'

/**
 * Rules for the whole fonts of all Indian scripts, for a page that shows what people write: nobody knows it at build,
 * so nothing can be cut away. A browser loads a script's file when a letter of it is on the page.
 */
export async function wholeScriptFaces(folders: { outDir: string; cacheDir: string }): Promise<string> {
  const press = new FontPress(folders)
  const rules: string[] = []
  for (const script of indicScripts) {
    const key = [await fontVersion(script.source), 'whole']
    const href = await press.publish(`${script.name}-whole`, key, () => pinIndic(script))
    const codePoints = [...blockOf(script), ...sharedSigns]
    rules.push(fontFaceRule({ family: scriptsFamily, stretch: anyStretch, codePoints, href }))
  }
  return rules.join('')
}
