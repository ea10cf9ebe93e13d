import { readFont } from './font-source.ts'
import type { FontSource } from './font-source.ts'
import { kerningTable, readKerning } from './kerning.ts'
import { withTable } from './sfnt.ts'
import { openFont } from './shape.ts'
import { subset } from './subset.ts'
import type { Axis } from './subset.ts'

export type LatinName = 'text' | 'heading' | 'display' | 'data'

/** One Latin font: where it stands on the axes and which font-stretch values it answers for (per cent). */
export type LatinStyle = {
  name: LatinName
  axes: { wght: Axis; wdth: Axis }
  /** Where on the axes the kerning is read; it does not vary inside a file. */
  kerningAt: { wght: number; wdth: number }
  stretch: readonly [number, number]
}

export const latinSource: FontSource = { packageName: 'anek-latin', subset: 'latin' }
export const latinExtraSource: FontSource = { packageName: 'anek-latin', subset: 'latin-ext' }

export const latinStyles: readonly LatinStyle[] = [
  {
    name: 'text',
    axes: { wght: { min: 400, max: 560, default: 400 }, wdth: 100 },
    kerningAt: { wght: 400, wdth: 100 },
    stretch: [98, 105],
  },
  pinned('heading', 420, 108, [106, 109]),
  pinned('display', 330, 116, [110, 125]),
  pinned('data', 400, 88, [75, 97]),
]

// Visitors type into fields too, so the whole keyboard is always there.
export const keyboard = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)

const LATIN_FEATURES = ['liga', 'tnum']

/** Cuts one Latin file for the given code points, with the kerning of the pairs that meet in the texts. */
export async function cutLatin(
  style: LatinStyle,
  codePoints: readonly number[],
  texts: readonly string[],
): Promise<Uint8Array> {
  const original = await readFont(latinSource)
  const cut = await subset(original, {
    codePoints: [...keyboard, ...codePoints],
    features: LATIN_FEATURES,
    axes: style.axes,
    layoutClosure: true,
  })
  const kerning = readKerning(openFont(original, style.kerningAt), openFont(cut), texts)
  return withTable(cut, 'GPOS', kerningTable(kerning))
}

/** Cuts the letters and signs, such as the rupee, that the package keeps in a second Latin file. */
export async function cutLatinExtra(codePoints: readonly number[]): Promise<Uint8Array> {
  return subset(await readFont(latinExtraSource), {
    codePoints,
    features: [],
    axes: { wght: 400, wdth: 100 },
    layoutClosure: true,
  })
}

function pinned(name: LatinName, wght: number, wdth: number, stretch: readonly [number, number]): LatinStyle {
  return { name, axes: { wght, wdth }, kerningAt: { wght, wdth }, stretch }
}
