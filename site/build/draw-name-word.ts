/**
 * Draws common/brand/name-word.svg, the strip of one word in nine scripts at the end of the footer. As outlines it is
 * one small picture; as text it would make every page load nine fonts. Run it again if the word or the typeface
 * changes:
 *
 *     node site/build/draw-name-word.ts
 */
import { writeFile } from 'node:fs/promises'
import { nameWord } from '../../common/brand/name-word.ts'
import { colour } from '../../common/brand/brand-colours.ts'
import { readFont } from './fonts/font-source.ts'
import { indicScripts } from './fonts/indic-scripts.ts'
import { openFont, shape } from './fonts/shape.ts'
import { boundsOf, placeOutline, toRelativePath, type Outline } from './outline.ts'

/** Its width, and the number of pixels per unit of its paths, which have tenths. */
const width = 1280
const unit = 4
/** Space between two words, in em. */
const gap = 0.3

const words = await Promise.all(nameWord.filter(({ lang }) => lang !== 'en').map(drawWord))
const natural = words.reduce((sum, word) => sum + word.width, 0) + gap * (words.length - 1)
const size = width / unit / natural

let x = 0
const strip: Outline = []
for (const word of words) {
  strip.push(...placeOutline(word.outline, { x, y: 0, scale: size }))
  x += (word.width + gap) * size
}
const { top, bottom } = boundsOf(strip)
const height = Math.ceil((bottom - top) * unit)
const pathData = toRelativePath(placeOutline(strip, { x: 0, y: -top, scale: 1 }))

await writeFile(
  new URL('../../common/brand/name-word.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width / unit} ${height / unit}"><path fill="${colour('--ink-700')}" d="${pathData}"/></svg>\n`,
)

/** One shaped word; lengths in em, the baseline at 0, downwards positive. */
async function drawWord({
  word,
  lang,
}: {
  word: string
  lang: string
}): Promise<{ width: number; outline: Outline }> {
  const script = indicScripts.find(({ languages }) => languages.includes(lang))
  if (!script) throw new Error(`no font draws ${lang}`)
  const font = openFont(await readFont(script.source), { wght: 400, wdth: 100 })
  const em = 1 / font.face.upem
  let pen = 0
  const outline: Outline = []
  for (const placed of shape(font, word, { script: script.iso, language: lang })) {
    const glyph = placeOutline(parseGlyph(font.glyphToPath(placed.glyph)), {
      x: placed.x,
      y: placed.y,
      scale: 1,
    })
    outline.push(...placeOutline(glyph, { x: pen * em, y: 0, scale: em, flip: true }))
    pen += placed.advance
  }
  return { width: pen * em, outline }
}

function parseGlyph(path: string): Outline {
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command = '', numbers = '']) => ({
    command,
    points: numbers.match(/-?[\d.]+/g)?.map(Number) ?? [],
  }))
}
