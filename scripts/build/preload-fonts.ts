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

/**
 * Preloads the file of another script that a page opens with in a large sentence (`data-first-screen`). Arriving late, it
 * would break the line elsewhere. What else the first screen is set in stands in the style sheet.
 */
export function preloadFonts(page: HtmlTree, files: readonly Font[]): void {
  const shown = scriptOfFirstScreen(page)
  const file = files.find(({ script }) => script === shown)
  if (!file) return
  const { href } = file
  append(
    findElement(page, 'head'),
    makeElement('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
  )
}

/**
 * Has the browser read the fonts that the style sheet holds, which are its first, while it reads the page: without this
 * it begins when it lays out text in them, and lays out and paints that text again when they are ready.
 */
export function loadInlineFonts(page: HtmlTree, count: number): void {
  const code = `[...document.fonts].slice(0,${count}).forEach(font=>font.load())`
  append(findElement(page, 'head'), makeElement('script', {}, code))
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
