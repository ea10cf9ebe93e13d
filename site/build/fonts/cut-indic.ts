import type { Font } from 'harfbuzzjs'
import type { IndicScript } from './indic-scripts.ts'
import { readSiteFont } from './font-source.ts'
import { glyphsOnTheWay, inspect, openFont, shape } from './shape.ts'
import { subset } from './subset.ts'
import type { ScriptRun } from './text-runs.ts'

export const indicFeatures = `
  locl ccmp nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct
  init pres abvs blws psts haln calt clig liga rclt rlig
  kern dist abvm blwm mark mkmk
`
  .trim()
  .split(/\s+/)

// Every Indian block of Unicode has its virama at the same position.
const VIRAMA = 0x4d

/**
 * Cuts the font of one script to the glyphs that the given runs pass through while they are shaped. Keeping
 * everything the layout rules can reach costs several times as much; keeping only code points breaks conjuncts.
 * The cut is shaped again and must draw every run like the whole font, or the build stops.
 */
export async function cutIndic(script: IndicScript, runs: readonly ScriptRun[]): Promise<Uint8Array> {
  const { bytes: whole, font: wholeFont, glyphCount } = await wholeIndic(script)
  const codePoints = runs.flatMap((run) => [...run.text].map((letter) => letter.codePointAt(0) ?? 0))
  const glyphs = new Set<number>()
  for (const run of runs) {
    for (const features of featureStates) {
      const options = { script: script.iso, language: run.language, features }
      for (const glyph of glyphsOnTheWay(wholeFont, run.text, options)) glyphs.add(glyph)
    }
  }
  // The shaper tries each consonant with the virama to find its joined form, so the virama must be there even if
  // no text shows it.
  const kept = [...codePoints, script.first + VIRAMA]
  const cut = (extra: readonly number[]) =>
    subset(whole, {
      codePoints: kept,
      glyphs: [...glyphs, ...extra],
      features: indicFeatures,
    })
  return repair(cut, runs, wholeFont, glyphCount)
}

/**
 * HarfBuzz drops some rules when a class of glyphs has a single member left (seen with a ligature in Kannada and
 * a kerning pair in Malayalam). One more glyph of the class brings the rule back, so try each for every run
 * drawn differently.
 */
async function repair(
  cut: (extra: readonly number[]) => Promise<Uint8Array>,
  runs: readonly ScriptRun[],
  wholeFont: Font,
  glyphCount: number,
): Promise<Uint8Array> {
  const extra: number[] = []
  let font = await cut(extra)
  let wrong = differences(wholeFont, openFont(font), runs)
  for (let glyph = 0; wrong.length > 0 && glyph < glyphCount; glyph += 1) {
    const tried = await cut([...extra, glyph])
    const left = differences(wholeFont, openFont(tried), wrong)
    if (left.length >= wrong.length) continue
    extra.push(glyph)
    font = tried
    wrong = differences(wholeFont, openFont(font), runs)
  }
  if (wrong.length > 0)
    throw new Error(`cut fonts draw these otherwise: ${wrong.map((run) => run.text).join(', ')}`)
  return font
}

async function wholeIndic({ name }: IndicScript) {
  const bytes = await readSiteFont(`anek-${name}`)
  return { bytes, font: openFont(bytes), glyphCount: inspect(bytes).glyphCount }
}

// Browsers turn the optional ligatures off in letter-spaced text, such as headlines.
const featureStates: Record<string, number>[] = [{}, { liga: 0, clig: 0, calt: 0 }]

/** The runs that two fonts draw differently: another outline, advance or position anywhere in the run. */
export function differences(uncut: Font, cut: Font, runs: readonly ScriptRun[]): ScriptRun[] {
  return runs.filter((run) =>
    featureStates.some((features) => drawing(uncut, run, features) !== drawing(cut, run, features)),
  )
}

function drawing(font: Font, run: ScriptRun, features: Record<string, number>): string {
  const glyphs = shape(font, run.text, { script: run.script.iso, language: run.language, features })
  return glyphs
    .map(({ glyph, advance, x, y }) => `${advance} ${x} ${y} ${font.glyphToPath(glyph)}`)
    .join('\n')
}
