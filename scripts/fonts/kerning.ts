import type { Font } from 'harfbuzzjs'
import { shape } from './shape.ts'

/** What stands on one side of a pair: a character, or letters that the font joins into one glyph. */
type Side = { glyph: number; width: number }

/** By left glyph, then by right glyph: the distance to add between the two, in font units. */
export type Kerning = Map<number, Map<number, number>>

const MISSING = 0
const LATIN = { script: 'Latn', language: 'en' }
const LIGATURE_OR_LETTER = /ffi|ffl|ff|fi|fl|[^]/gu

/**
 * Reads the kerning of the whole font for the pairs of characters that really meet in the texts and names it by
 * the glyphs of the cut font.
 */
export function readKerning(whole: Font, cut: Font, texts: readonly string[]): Kerning {
  const sides = new Map<string, Side>()
  const kerning: Kerning = new Map()
  for (const [left, right] of meetingPairs(texts)) {
    const before = sideOf(left, whole, cut, sides)
    const after = sideOf(right, whole, cut, sides)
    const spaced = left.length === 1 && right.length === 1
    const pair = shape(whole, left + right, spaced ? { ...LATIN, features: { liga: 0 } } : LATIN)
    if (!before || !after || pair.length !== 2) continue
    const distance = (pair[0]?.advance ?? 0) - before.width
    if (distance === 0) continue
    const row = kerning.get(before.glyph) ?? new Map<number, number>()
    kerning.set(before.glyph, row.set(after.glyph, distance))
  }
  return kerning
}

function meetingPairs(texts: readonly string[]): [string, string][] {
  const pairs = new Map<string, [string, string]>()
  for (const text of texts) {
    // Spaced letters are not joined, so a pair is counted both with its ligatures and letter by letter.
    for (const parts of [text.match(LIGATURE_OR_LETTER) ?? [], [...text]]) {
      for (const [index, right] of parts.entries()) {
        const left = parts[index - 1]
        if (left !== undefined) pairs.set(left + right, [left, right])
      }
    }
  }
  return [...pairs.values()]
}

function sideOf(text: string, whole: Font, cut: Font, known: Map<string, Side>): Side | undefined {
  const seen = known.get(text)
  if (seen) return seen
  const [first, ...rest] = shape(whole, text, LATIN)
  const [own, ...others] = shape(cut, text, LATIN)
  if (!first || !own || own.glyph === MISSING || rest.length > 0 || others.length > 0) return undefined
  const side = { glyph: own.glyph, width: first.advance }
  known.set(text, side)
  return side
}

/**
 * Writes a GPOS table with this kerning and nothing else, for the default script and Latin. The font's own table
 * carries classes for a thousand glyphs and a delta for every axis, which is a third and more of a small cut.
 */
export function kerningTable(kerning: Kerning): Uint8Array<ArrayBuffer> {
  const subtable = pairSubtable(kerning)
  const langSys = [0, 0xffff, 1, 0]
  const script = [4, 0, ...langSys]
  const scriptBytes = script.length * 2
  const scriptList = [2, ...tag('DFLT'), 14, ...tag('latn'), 14 + scriptBytes, ...script, ...script]
  const featureList = [1, ...tag('kern'), 8, 0, 1, 0]
  const lookupList = [1, 4, 2, 0, 1, 8]
  const header = 10
  const featuresAt = header + scriptList.length * 2
  const lookupsAt = featuresAt + featureList.length * 2
  return words([
    1,
    0,
    header,
    featuresAt,
    lookupsAt,
    ...scriptList,
    ...featureList,
    ...lookupList,
    ...subtable,
  ])
}

function pairSubtable(kerning: Kerning): number[] {
  const rows = [...kerning].toSorted(([a], [b]) => a - b)
  const header = 10 + rows.length * 2
  const sets: number[] = []
  const starts: number[] = []
  for (const [, row] of rows) {
    starts.push(header + sets.length * 2)
    sets.push(row.size, ...[...row].toSorted(([a], [b]) => a - b).flat())
  }
  const coverageAt = header + sets.length * 2
  if (coverageAt > 0xffff) throw new Error('too many kerning pairs for one table')
  const coverage = [1, rows.length, ...rows.map(([glyph]) => glyph)]
  const advanceOnly = 4
  return [1, coverageAt, advanceOnly, 0, rows.length, ...starts, ...sets, ...coverage]
}

function tag(name: string): [number, number] {
  const at = (index: number) => name.charCodeAt(index)
  return [(at(0) << 8) | at(1), (at(2) << 8) | at(3)]
}

function words(values: readonly number[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(values.length * 2))
  for (const [index, value] of values.entries()) view.setInt16(index * 2, value)
  return new Uint8Array(view.buffer)
}
