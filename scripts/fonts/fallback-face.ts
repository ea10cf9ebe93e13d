import type { Font } from 'harfbuzzjs'
import { latinSource, latinStyles } from './cut-latin.ts'
import { readFont } from './font-source.ts'
import { openFont, shape } from './shape.ts'
import { standInFonts } from './stand-in-fonts.ts'

const ARIAL_UNITS_PER_EM = 2048
// Advance widths of Arial from the space to the tilde.
const ARIAL_WIDTHS = `
  569 569 727 1139 1139 1821 1366 391 682 682 797 1196 569 682 569 569 1139 1139 1139 1139
  1139 1139 1139 1139 1139 1139 569 569 1196 1196 1196 1139 2079 1366 1366 1479 1479 1366 1251 1593
  1479 569 1024 1366 1139 1706 1479 1593 1366 1593 1479 1366 1251 1479 1366 1933 1366 1366 1251 569
  569 569 961 1139 682 1139 1139 1024 1139 1139 569 1139 1139 455 455 1024 455 1706 1139 1139
  1139 1139 682 1024 569 1139 1024 1479 1024 1024 1024 684 532 684 1196
`
  .trim()
  .split(/\s+/)
  .map(Number)

/**
 * Rules for "Anek fallback": a font of the visitor's machine scaled so that the site's own texts come out as long
 * and as high as in Anek, in each of its three widths. The page then keeps its shape when Anek arrives.
 */
export async function fallbackRules(texts: readonly string[]): Promise<string> {
  const bytes = await readFont(latinSource)
  const typed = texts.map((text) => text.replace(/[^\x20-\x7e]/g, '')).filter((text) => text.trim() !== '')
  const sources = standInFonts.map((name) => `local("${name}")`).join(',')
  const rules = latinStyles.map((style) => {
    const font = openFont(bytes, style.kerningAt)
    const scale = lengthInAnek(font, typed) / lengthInArial(typed)
    const { ascender, descender } = font.hExtents()
    const share = (units: number) => percent(units / font.face.upem / scale)
    return (
      `@font-face{font-family:"Anek fallback";font-weight:300 700;` +
      `font-stretch:${style.stretch[0]}% ${style.stretch[1]}%;src:${sources};size-adjust:${percent(scale)};` +
      `ascent-override:${share(ascender)};descent-override:${share(-descender)};line-gap-override:0%}`
    )
  })
  return rules.join('')
}

function lengthInAnek(font: Font, texts: readonly string[]): number {
  let units = 0
  for (const text of texts) {
    for (const glyph of shape(font, text, { script: 'Latn', language: 'en' })) units += glyph.advance
  }
  return units / font.face.upem
}

function lengthInArial(texts: readonly string[]): number {
  let units = 0
  for (const letter of texts.join('')) units += ARIAL_WIDTHS[letter.charCodeAt(0) - 0x20] ?? 0
  return units / ARIAL_UNITS_PER_EM
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
