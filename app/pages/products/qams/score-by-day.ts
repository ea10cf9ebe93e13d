import { qualityBand, type QualityBand } from '../../../figures/quality-band.ts'
import { polylines, RelativePath } from '../../../figures/relative-path.ts'
import { scoreY } from './score-scale.ts'
import { median } from '../../../figures/statistics.ts'

/** Width of a day's column in units of the drawing, and of each line in it. */
export const dayWidth = 30
const lineWidth = 22

/** The median of all agents for each day. `agents` holds a row an agent, a score a day. */
export function dailyMedians(agents: number[][]): number[] {
  return (agents[0] ?? []).map((_, day) => median(agents.flatMap((scores) => scores[day] ?? [])))
}

/** Path data: a short level line for each agent on each day, by band. */
export function scoreLines(agents: number[][]): BandPaths {
  return drawByBand((pathFor) => {
    for (let day = 0; day < (agents[0]?.length ?? 0); day++) {
      const left = day * dayWidth + (dayWidth - lineWidth) / 2
      const scores = agents.flatMap((row) => row[day] ?? []).toSorted((a, b) => b - a)
      for (const [index, score] of scores.entries()) {
        // There on one line and back on the next: the step between them stays short.
        const [start, end] = index % 2 === 0 ? [left, left + lineWidth] : [left + lineWidth, left]
        const y = Math.round(scoreY(score))
        pathFor(score).moveTo(start, y).lineTo(end, y)
      }
    }
  })
}

/** Path data of one line through the medians. */
export function medianLine(medians: number[]): string {
  return polylines([medians.flatMap((score, day) => [(day + 0.5) * dayWidth, scoreY(score)])])
}

type BandPaths = Record<QualityBand, string>

/** Path data by band: `draw` asks for the path that a score belongs to and draws on it. */
function drawByBand(draw: (pathFor: (score: number) => RelativePath) => void): BandPaths {
  const paths = { good: new RelativePath(), watch: new RelativePath(), poor: new RelativePath() }
  draw((score) => paths[qualityBand(score)])
  return { good: paths.good.toString(), watch: paths.watch.toString(), poor: paths.poor.toString() }
}
