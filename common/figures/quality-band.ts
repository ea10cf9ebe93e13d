/** A call with this score or more, out of 100, is good. */
export const goodFrom = 80
/** From this score and below `goodFrom`, a call is to be watched; below it, it failed. */
export const watchFrom = 60

/** Green, yellow and red of every quality figure; shape comes first, colour second. */
export type QualityBand = 'good' | 'watch' | 'poor'

/** Every band, worst first. */
export const qualityBands: readonly QualityBand[] = ['poor', 'watch', 'good']

/** The band of a score from 0 to 100. */
export function qualityBand(score: number): QualityBand {
  if (score >= goodFrom) return 'good'
  return score >= watchFrom ? 'watch' : 'poor'
}
