/** Lowest score the two charts of the first screen show; every sample lies above it. */
export const lowestShown = 50

/** Height of the drawings, in their own units. */
export const scoreHeight = 240

/** Place of a score on the vertical scale that both charts share: 100 at the top. */
export function scoreY(score: number): number {
  return ((100 - score) / (100 - lowestShown)) * scoreHeight
}
