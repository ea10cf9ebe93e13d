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

/** What a page of the portal opens in. Its desks’ other fonts come with their scripts (load-portal-fonts.ts). */
const shownByOpening = /^latin$|^latin-display$/

/**
 * Preloads the Latin file that the first screen's words are set in and, where a page sets a sentence of another script
 * large there (`data-first-screen`), the file of that script: arriving late, it would break the line elsewhere. A page
 * of the portal preloads what it opens in.
 */
export function preloadFonts(page: HtmlTree, files: readonly Font[], isOfPortal: boolean): void {
  const script = isOfPortal ? undefined : scriptOfFirstScreen(page)
  const isShown = (file: Font) =>
    isOfPortal ? shownByOpening.test(file.script) : file.script === 'latin' || file.script === script
  const head = findElement(page, 'head')
  for (const { href } of files.filter(isShown))
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
