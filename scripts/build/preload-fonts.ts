import { basename } from 'node:path'
import { indicScripts } from '../fonts/indic-scripts.ts'

/** A font file of the cut: the script it is for and where it was written. */
interface FontFile {
  script: string
  path: string
}

const firstScreen = /<\w+[^>]* data-first-screen=""[^>]*>([^<]+)</

/**
 * Preloads the Latin file that the first screen's words are set in and, where a page sets a sentence of another script
 * large there (`data-first-screen`), the file of that script: arriving late, it would break the line elsewhere.
 */
export function preloadFonts(html: string, latin: string, files: readonly FontFile[]): string {
  const sentence = firstScreen.exec(html)?.[1] ?? ''
  const script = indicScripts.find(({ first, last }) =>
    [...sentence].some((character) => {
      const codePoint = character.codePointAt(0) ?? 0
      return codePoint >= first && codePoint <= last
    }),
  )
  const file = files.find((candidate) => candidate.script === script?.name)
  const addresses = [latin, ...(file ? [`/assets/fonts/${basename(file.path)}`] : [])]
  const links = addresses.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin=""/>`,
  )
  return html.replace('<style data-routes', () => `${links.join('')}<style data-routes`)
}
