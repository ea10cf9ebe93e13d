import type { FeatureDrawing } from '../../../figures/feature-drawing.tsx'
import { polylines } from '../../../figures/relative-path.ts'
import { seededRandom } from '../../../figures/seeded-random.ts'

const foot = 46

/** The drawings of the six features, in their order. */
export const featureDrawings: readonly FeatureDrawing[] = [
  liveFigures(),
  reasonsInWords(),
  tomorrowsCalls(),
  alarmWithCause(),
  tenScripts(),
  mondayReport(),
]

/** Calls by the minute, up to the line that is now. */
function liveFigures(): FeatureDrawing {
  const random = seededRandom(3)
  const calls = Array.from(
    { length: 30 },
    (_, minute) => 10 + 22 * Math.abs(Math.sin(minute * 0.37)) + 6 * random(),
  )
  return {
    many: bars(calls, { from: 2, every: 4 }),
    few: polylines([[124, foot, 124, 4]]),
  }
}

/** Twelve reasons, the commonest first. */
function reasonsInWords(): FeatureDrawing {
  const lengths = [124, 100, 92, 70, 66, 48, 40, 32, 28, 22, 16, 12]
  return {
    many: rows(lengths.slice(1), { from: 7, every: 4 }),
    few: rows(lengths.slice(0, 1), { from: 3, every: 4 }),
  }
}

/** Days that were, and days that are expected. */
function tomorrowsCalls(): FeatureDrawing {
  const random = seededRandom(5)
  const expected = Array.from({ length: 32 }, (_, day) => 20 + 14 * Math.sin(day * 0.55))
  const counted = expected.slice(0, 20).map((calls) => calls + 4 * random() - 2)
  return {
    many: bars(counted, { from: 2, every: 4 }),
    expected: bars(expected.slice(20), { from: 82, every: 4 }),
  }
}

/** An even day, and the four quarters of an hour that were not. */
function alarmWithCause(): FeatureDrawing {
  const random = seededRandom(7)
  const even = Array.from({ length: 22 }, (_, at) => (at > 11 && at < 16 ? 0 : 9 + 5 * random()))
  return { many: bars(even, { from: 2, every: 6 }), few: bars([26, 40, 34, 22], { from: 74, every: 6 }) }
}

/** Ten languages that come to one count. */
function tenScripts(): FeatureDrawing {
  const scripts = Array.from({ length: 10 }, (_, script) => [0, 4 + script * 5, 84, 26])
  return { many: polylines(scripts), few: polylines([[84, 26, 130, 26]]) }
}

/** A page: its heading, three findings and a few words to each. */
function mondayReport(): FeatureDrawing {
  return {
    many: rows([118, 126, 96, 0, 120, 110, 64], { from: 12, every: 6 }),
    few: rows([56], { from: 4, every: 6 }),
  }
}

/** Upright lines from the foot of the drawing. */
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
