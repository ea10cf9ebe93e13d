import { describe, expect, it } from 'vitest'
import { cutIndic, differences, indicFeatures, pinIndic } from './cut-indic.ts'
import { cutLatin, latinSource, latinStyles } from './cut-latin.ts'
import { readFont } from './font-source.ts'
import { indicScripts } from './indic-scripts.ts'
import { samples } from './samples.fixture.ts'
import { openFont, shape } from './shape.ts'
import { subset } from './subset.ts'
import { scriptRuns } from './text-runs.ts'

const runs = scriptRuns(samples)

describe.each(indicScripts)('$name', (script) => {
  const own = runs.filter((run) => run.script === script)

  it('draws every word as the whole font does', async () => {
    expect(own).not.toHaveLength(0)
    const whole = openFont(await pinIndic(script))
    const cut = openFont(await cutIndic(script, own))
    expect(differences(whole, cut, own).map((run) => run.text)).toEqual([])
  })
})

it.each(['devanagari', 'bengali', 'kannada'])('sees the damage of a naive cut in %s', async (name) => {
  const script = indicScripts.find((candidate) => candidate.name === name)
  if (!script) throw new Error(`no script ${name}`)
  const own = runs.filter((run) => run.script === script)
  const whole = await pinIndic(script)
  const naive = await subset(whole, {
    codePoints: own.flatMap((run) => [...run.text].map((letter) => letter.codePointAt(0) ?? 0)),
    features: indicFeatures,
    axes: {},
    layoutClosure: false,
  })
  expect(differences(openFont(whole), openFont(naive), own)).not.toHaveLength(0)
})

describe.each(latinStyles)('latin $name', (style) => {
  const texts = ['AVATAR: To Ty, We', 'Each one heard.', 'different offices, fluff', '11:42, 7.8 % and 1,111']
  const latin = { script: 'Latn', language: 'en' }
  const letterings: Record<string, number>[] = [{}, { liga: 0 }]

  it('sets text with the widths and kerning of the whole font', async () => {
    const whole = openFont(await readFont(latinSource), style.kerningAt)
    const cut = openFont(await cutLatin(style, [], texts))
    for (const text of texts) {
      for (const features of letterings) {
        const wanted = shape(whole, text, { ...latin, features }).map((glyph) => glyph.advance)
        const found = shape(cut, text, { ...latin, features }).map((glyph) => glyph.advance)
        expect(found).toHaveLength(wanted.length)
        // A pinned advance is rounded to whole units, and so is the kerning, of which an em has 2,000.
        const misplaced = found.filter((advance, index) => Math.abs(advance - (wanted[index] ?? NaN)) > 2)
        expect({ text, misplaced }).toEqual({ text, misplaced: [] })
      }
    }
  })

  it('keeps figures of one width for times and money', async () => {
    const cut = openFont(await cutLatin(style, [], []))
    const widths = (features: Record<string, number>) =>
      new Set(shape(cut, '0123456789', { ...latin, features }).map((glyph) => glyph.advance)).size
    expect(widths({})).toBeGreaterThan(1)
    expect(widths({ tnum: 1 })).toBe(1)
  })
})
