import { type QualityBand, qualityBand } from '../../../figures/quality-band.ts'
import { type BandPaths, drawByBand } from './band-paths.ts'
import { lowestShown, scoreY } from './score-scale.ts'

/** Points of score that one bar of the spread stands for. */
const binSize = 2

/** Width of the longest bar, in units of the drawing. */
export const longestBar = 112

/** Share of the scores in each band, in per cent with one decimal. */
export function bandShares(scores: number[]): Record<QualityBand, string> {
  const share = (band: QualityBand) =>
    ((scores.filter((score) => qualityBand(score) === band).length / scores.length) * 100).toFixed(1)
  return { good: share('good'), watch: share('watch'), poor: share('poor') }
}

/** Path data of the spread, by band: two level lines for every two points, as long as scores fall there. */
export function markSpread(scores: number[]): BandPaths {
  const bins = Array.from({ length: (100 - lowestShown) / binSize }, (_, index) => {
    const from = lowestShown + index * binSize
    return { from, count: scores.filter((score) => score >= from && score < from + binSize).length }
  })
  const most = Math.max(...bins.map(({ count }) => count))
  return drawByBand((pathFor) => {
    for (const { from, count } of bins.toReversed()) {
      if (count === 0) continue
      const length = (count / most) * longestBar
      const [upper, lower] = [scoreY(from + 1.5), scoreY(from + 0.5)]
      pathFor(from).moveTo(0, upper).lineTo(length, upper).moveTo(length, lower).lineTo(0, lower)
    }
  })
}
