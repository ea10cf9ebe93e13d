/**
 * Cuts the fonts of common/styles/fonts out of the whole ones in the packages. They are committed, so run it only if a
 * package, a weight, a width or the letters change, and then check the rules of common/styles/fonts.css:
 *
 *     node site/build/fonts/make-fonts.mjs
 */
import { writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { indicFeatures } from './cut-indic.ts'
import { readFont, siteFonts } from './font-source.ts'
import { indicScripts } from './indic-scripts.ts'

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

/** The keyboard, and the typographic characters of the pages. */
const usual = `${range(0x20, 0x7e)}\u{a0}©°·×é–—‘’“”•…−`
/** The rest of western Europe, for names and typed text. */
const western = [...`${range(0xa1, 0xff)}ıŒœˆ˚˜‚„′″‹›⁄€™`]
  .filter((letter) => !usual.includes(letter))
  .join('')
const central = [...range(0x100, 0x17e)].filter((letter) => !western.includes(letter)).join('')

/** Position of each of the four on the axes of weight and width. */
const styles = {
  text: { wght: { min: 400, max: 560, default: 400 }, wdth: 100 },
  heading: { wght: 420, wdth: 108 },
  display: { wght: 330, wdth: 116 },
  data: { wght: 400, wdth: 88 },
}
/** Indian scripts are drawn the same at all sizes. */
const regular = { wght: 400, wdth: 100 }

/** Kerning is two fifths of a file: it is kept for headlines and text, and not for the other two. */
const kerned = new Set(['text', 'display'])

for (const [name, axes] of Object.entries(styles)) {
  const kerning = kerned.has(name) ? ['kern'] : []
  await cut(`anek-${name}`, 'latin-latin', usual, {
    variationAxes: axes,
    keepFeatures: [...kerning, 'liga', 'tnum'],
  })
  await cut(`anek-${name}-western`, 'latin-latin', western, { variationAxes: axes, keepFeatures: kerning })
}
await cut('anek-central', 'latin-latin-ext', central, { variationAxes: regular, keepFeatures: [] })
await cut('anek-rupee', 'latin-latin-ext', '₹', { variationAxes: regular, keepFeatures: [] })
for (const { name, source } of indicScripts)
  await cut(`anek-${name}`, source, '', {
    variationAxes: regular,
    keepFeatures: indicFeatures,
    keepAllGlyphs: true,
  })

/** Writes one file: the `letters` of a package's font, at a position or range of its axes. */
async function cut(name, source, letters, options) {
  const whole = Buffer.from(await readFont(source))
  const font = await subsetFont(whole, letters, { targetFormat: 'woff2', noHinting: true, ...options })
  await writeFile(new URL(`${name}.woff2`, siteFonts), font)
  console.log(`${name}.woff2  ${font.length} bytes`)
}
