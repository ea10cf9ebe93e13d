import type { FontFile } from '../fonts/font-press.ts'
import { indicScripts } from '../fonts/indic-scripts.ts'

const firstScreen = /<\w+[^>]* data-first-screen=""[^>]*>([^<]+)</

/** What a page of the portal opens in. Its desks’ other fonts come with their scripts (app/boot/start-router.ts). */
const shownByOpening = /^latin$|^latin-display$/

/**
 * Preloads the Latin file that the first screen's words are set in and, where a page sets a sentence of another script
 * large there (`data-first-screen`), the file of that script: arriving late, it would break the line elsewhere.
 */
export function preloadFonts(html: string, files: readonly Pick<FontFile, 'script' | 'href'>[]): string {
  const sentence = firstScreen.exec(html)?.[1] ?? ''
  const script = indicScripts.find(({ first, last }) =>
    [...sentence].some((character) => {
      const codePoint = character.codePointAt(0) ?? 0
      return codePoint >= first && codePoint <= last
    }),
  )
  return withPreloads(
    html,
    files.filter((file) => file.script === 'latin' || file.script === script?.name),
  )
}

/** Preloads the files in which a page of the portal opens. */
export function preloadPortalFonts(
  html: string,
  files: readonly Pick<FontFile, 'script' | 'href'>[],
): string {
  return withPreloads(
    html,
    files.filter(({ script }) => shownByOpening.test(script)),
  )
}

function withPreloads(html: string, files: readonly Pick<FontFile, 'href'>[]): string {
  const links = files.map(
    ({ href }) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin=""/>`,
  )
  return html.replace('<style data-routes', () => `${links.join('')}<style data-routes`)
}
