import type { CostScale } from './cost-drawing.ts'

/** The volume at `share` of the drawing’s width, from 0 to 1: that of the nearest line. Beyond an edge, the edge’s. */
export function volumeAt(share: number, { most, perLine }: CostScale): number {
  return Math.round((Math.min(1, Math.max(0, share)) * most) / perLine) * perLine
}
