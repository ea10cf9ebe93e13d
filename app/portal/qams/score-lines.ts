import { polylines } from '../../figures/relative-path.ts'
import { seededRandom } from '../../figures/seeded-random.ts'
import { once } from '../state/once.ts'
import type { ScoredSheet } from './morning-figures.ts'
import { northSheets } from './north-sheets.ts'

/** The scale of the distribution; nobody scored less. */
export const lowestShown = 40
export const scoreTicks = [40, 60, 80, 100] as const

/** Size of the drawing in its own units. */
export const linesWidth = 1000
export const linesHeight = 40

/** A line of the distribution: how far along, in per cent, and how tall, in units. */
export interface ScoreLine {
  entry: ScoredSheet
  left: number
  height: number
}

/** Where in its point of score a call stands, and how tall: calls of one score lie side by side. */
const places = once(() => {
  const random = seededRandom(8)
  return new Map(
    northSheets().map(({ id }) => [
      id,
      { within: random() * 0.9, height: 12 + random() * (linesHeight - 14) },
    ]),
  )
})

/** The line of a call with this score. A band's edge is never crossed: 79 ends before 80 begins. */
export function scoreLine(entry: ScoredSheet, score = entry.score): ScoreLine {
  const { within, height } = places().get(entry.sheet.id) ?? { within: 0, height: linesHeight }
  const at = score === 100 ? 100 - within : score + within
  return { entry, left: percentOfScale(at), height }
}

/** A score along the scale, in per cent. */
export function percentOfScale(score: number): number {
  return ((score - lowestShown) / (100 - lowestShown)) * 100
}

/** Path data of lines. */
export function linesPath(lines: readonly ScoreLine[]): string {
  return polylines(
    lines.map(({ left, height }) => {
      const x = (left / 100) * linesWidth
      return [x, linesHeight - height, x, linesHeight]
    }),
  )
}

/** Which of the lines, sorted from left to right, is nearest to `left` per cent; -1 where there are none. */
export function nearestLine(lines: readonly ScoreLine[], left: number): number {
  let nearest = -1
  let distance = Infinity
  for (const [index, line] of lines.entries()) {
    const away = Math.abs(line.left - left)
    if (away < distance) [nearest, distance] = [index, away]
  }
  return nearest
}
