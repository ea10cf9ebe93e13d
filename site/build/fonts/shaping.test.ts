import { describe, expect, it } from 'vitest'
import { cutIndic, differences, indicFeatures } from './cut-indic.ts'
import { readSiteFont } from './font-source.ts'
import { indicScripts } from './indic-scripts.ts'
import { samples } from './samples.fixture.ts'
import { openFont } from './shape.ts'
import { subset } from './subset.ts'
import { scriptRuns } from './text-runs.ts'

const runs = scriptRuns(samples)

it.each(indicScripts)('draws every word in $name like the whole font', async (script) => {
  const own = runs.filter((run) => run.script === script)
  expect(own).not.toHaveLength(0)
  const whole = openFont(await readSiteFont(`anek-${script.name}`))
  const cut = openFont(await cutIndic(script, own))
  expect(differences(whole, cut, own).map((run) => run.text)).toEqual([])
})

describe('a naive cut', () => {
  it.each(['devanagari', 'bengali', 'kannada'])('does damage in %s, which is detected', async (name) => {
    const own = runs.filter(({ script }) => script.name === name)
    const whole = await readSiteFont(`anek-${name}`)
    const naive = await subset(whole, {
      codePoints: own.flatMap((run) => [...run.text].map((letter) => letter.codePointAt(0) ?? 0)),
      glyphs: [],
      features: indicFeatures,
    })
    expect(differences(openFont(whole), openFont(naive), own)).not.toHaveLength(0)
  })
})
