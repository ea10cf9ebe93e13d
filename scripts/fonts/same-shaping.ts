import type { Font } from 'harfbuzzjs'
import { shape } from './shape.ts'
import type { ScriptRun } from './text-runs.ts'

// Browsers switch the optional ligatures off where letters are spaced, as headlines are.
export const featureStates: Record<string, number>[] = [{}, { liga: 0, clig: 0, calt: 0 }]

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
