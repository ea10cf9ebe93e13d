import type { PageFonts } from '../fonts/cut-fonts.ts'
import { indicScriptOf } from '../fonts/indic-scripts.ts'
import {
  append,
  attributeOf,
  elementsIn,
  findElement,
  type HtmlTree,
  makeElement,
  textOf,
} from './html-tree.ts'

/**
 * Name of the other script that a page opens with, in what is marked `data-first-screen`. Its font belongs in the style
 * sheet: arriving late, it would break the line elsewhere.
 */
export function scriptOfOpening(page: HtmlTree): string | undefined {
  const element = [...elementsIn(page)].find((each) => attributeOf(each, 'data-first-screen') !== undefined)
  const sentence = element ? textOf(element) : ''
  return [...sentence].map((letter) => indicScriptOf(letter.codePointAt(0) ?? 0)).find(Boolean)?.name
}

/**
 * Has the browser read the fonts that the style sheet holds while it reads the page: without this it begins when it lays
 * out text in them, and lays out and paints that text again when they are ready.
 */
export function loadInlineFonts(page: HtmlTree, { files, inline }: PageFonts): void {
  const code = `[...document.fonts].slice(${files},${files + inline}).forEach(font=>font.load())`
  append(findElement(page, 'head'), makeElement('script', {}, code))
}
