import type { FeatureDrawing } from '../../../../common/figures/feature-drawing.tsx'
import { polylines } from '../../../../common/figures/relative-path.ts'
import { seededRandom } from '../../../../common/figures/seeded-random.ts'

const foot = 46

const expectedOn = (day: number) => 20 + 14 * Math.sin(day * 0.55)

/** The drawings of the six features, in order. */
export const featureDrawings: readonly FeatureDrawing[] = [
  // Calls by the minute, up to the line for now.
  {
    many: bars(
      heightsOf(30, 3, (minute, random) => 10 + 22 * Math.abs(Math.sin(minute * 0.37)) + 6 * random()),
      { from: 2, every: 4 },
    ),
    few: polylines([[124, foot, 124, 4]]),
  },
  // Twelve reasons, the most common first.
  {
    many: rows([100, 92, 70, 66, 48, 40, 32, 28, 22, 16, 12], { from: 7, every: 4 }),
    few: rows([124], { from: 3, every: 4 }),
  },
  // Past days, and forecast days.
  {
    many: bars(
      heightsOf(20, 5, (day, random) => expectedOn(day) + 4 * random() - 2),
      { from: 2, every: 4 },
    ),
    expected: bars(
      Array.from({ length: 12 }, (_, day) => expectedOn(20 + day)),
      { from: 82, every: 4 },
    ),
  },
  // An even day, and the four quarters of an hour that were not.
  {
    many: bars(
      heightsOf(22, 7, (at, random) => (at > 11 && at < 16 ? 0 : 9 + 5 * random())),
      { from: 2, every: 6 },
    ),
    few: bars([26, 40, 34, 22], { from: 74, every: 6 }),
  },
  // Ten languages that add up to one count.
  {
    many: polylines(Array.from({ length: 10 }, (_, script) => [0, 4 + script * 5, 84, 26])),
    few: polylines([[84, 26, 130, 26]]),
  },
  // A page: its heading, three findings and a few words on each.
  {
    many: rows([118, 126, 96, 0, 120, 110, 64], { from: 12, every: 6 }),
    few: rows([56], { from: 4, every: 6 }),
  },
]

/** That many heights, each a function of its index and of chance that is fixed by the seed. */
function heightsOf(count: number, seed: number, height: (place: number, random: () => number) => number) {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, place) => height(place, random))
}
/** Upright lines from the bottom of the drawing. */
function bars(heights: readonly number[], { from, every }: { from: number; every: number }): string {
  const x = (place: number) => from + place * every
  return polylines(
    heights.flatMap((height, place) => (height > 0 ? [[x(place), foot, x(place), foot - height]] : [])),
  )
}

/** Level lines from the drawing's left edge. */
function rows(lengths: readonly number[], { from, every }: { from: number; every: number }): string {
  const y = (place: number) => from + place * every
  return polylines(lengths.flatMap((length, place) => (length > 0 ? [[0, y(place), length, y(place)]] : [])))
}
