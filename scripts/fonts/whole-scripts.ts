import { anyStretch, scriptsFamily } from './cut-fonts.ts'
import { pinIndic } from './cut-indic.ts'
import { fontFaceRule } from './font-face.ts'
import { FontPress } from './font-press.ts'
import { fontVersion } from './font-source.ts'
import { indicScripts } from './indic-scripts.ts'
import { sharedSigns } from './text-runs.ts'

/**
 * Rules for the whole fonts of all Indian scripts, for a page that shows what people write: nobody knows it at build,
 * so nothing can be cut away. A browser loads a script's file when a letter of it is on the page.
 */
export async function wholeScriptFaces(folders: { outDir: string; cacheDir: string }): Promise<string> {
  const press = new FontPress(folders)
  const rules: string[] = []
  for (const script of indicScripts) {
    const { name, first, last, source } = script
    const href = await press.publish(`${name}-whole`, [await fontVersion(source), 'whole'], () =>
      pinIndic(script),
    )
    const block = Array.from({ length: last - first + 1 }, (_, at) => first + at)
    const codePoints = [...block, ...sharedSigns]
    rules.push(fontFaceRule({ family: scriptsFamily, stretch: anyStretch, codePoints, href }))
  }
  return rules.join('')
}
