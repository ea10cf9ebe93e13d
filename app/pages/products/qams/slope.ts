import { type BandPaths, drawByBand } from './band-paths.ts'

/** Size of the drawing in its own units. */
export const slopeWidth = 300
export const slopeHeight = 330

const highest = 98
const lowest = 62

export interface Move {
  from: number
  to: number
}

/** Place of a score on both sides of the drawing. */
export function slopeY(score: number): number {
  return ((highest - score) / (highest - lowest)) * slopeHeight
}

/** Path data of a straight line for each move, by the band it ends in. */
export function slopeLines(moves: Move[]): BandPaths {
  return drawByBand((pathFor) => {
    for (const { from, to } of moves) pathFor(to).moveTo(0, slopeY(from)).lineTo(slopeWidth, slopeY(to))
  })
}
