import type { FontFile } from '../fonts/font-press.ts'
import { indicScripts } from '../fonts/indic-scripts.ts'
import {
  append,
  attributeOf,
  elementsIn,
  findElement,
  type HtmlTree,
  makeElement,
  textOf,
} from './html-tree.ts'

type Font = Pick<FontFile, 'script' | 'href'>

/** What each page opens in, beside the display font in its style sheet. */
const ofEveryOpening = 'latin'

/**
 * Preloads the files that the first screen is set in: the Latin text of every page and, where a page opens
 * with a large sentence of another script (`data-first-screen`), the file of that script. Arriving late, it would break
 * the line elsewhere.
 */
export function preloadFonts(page: HtmlTree, files: readonly Font[]): void {
  const shown = new Set([ofEveryOpening, scriptOfFirstScreen(page)])
  const head = findElement(page, 'head')
  for (const { href } of files.filter(({ script }) => shown.has(script)))
    append(
      head,
      makeElement('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
    )
}

function scriptOfFirstScreen(page: HtmlTree): string | undefined {
  const element = [...elementsIn(page)].find((each) => attributeOf(each, 'data-first-screen') !== undefined)
  const sentence = element ? textOf(element) : ''
  return indicScripts.find(({ first, last }) =>
    [...sentence].some((character) => {
      const codePoint = character.codePointAt(0) ?? 0
      return codePoint >= first && codePoint <= last
    }),
  )?.name
}
