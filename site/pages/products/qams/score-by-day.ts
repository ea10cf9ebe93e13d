import { qualityBand, type QualityBand } from '../../../../common/figures/quality-band.ts'
import { polylines } from '../../../../common/figures/relative-path.ts'
import { median } from '../../../../common/figures/statistics.ts'

/** Width of a day's column in units of the drawing, and of each line in it. */
export const dayWidth = 30
const lineWidth = 22

/** Height of the drawing, and the score at its bottom: every sample is above it. */
export const scoreHeight = 240
const lowestShown = 50

/** Position of a score in the drawing: 100 at the top. */
export function scoreY(score: number): number {
  return ((100 - score) / (100 - lowestShown)) * scoreHeight
}

/** The median of all agents for each day. `agents` holds one row per agent, one score per day. */
export function dailyMedians(agents: number[][]): number[] {
  return scoresByDay(agents).map(median)
}

/** Path data of a short level line for each agent on each day whose score is in the band. */
export function scoreLines(agents: number[][], band: QualityBand): string {
  return polylines(
    scoresByDay(agents).flatMap((scores, day) => {
      const left = day * dayWidth + (dayWidth - lineWidth) / 2
      const ends = [left, left + lineWidth] as const
      return scores
        .filter((score) => qualityBand(score) === band)
        .toSorted((a, b) => b - a)
        .map((score, index) => {
          const y = Math.round(scoreY(score))
          // Forwards on one line and backwards on the next, to keep the moves between them short.
          const [start, end] = index % 2 === 0 ? ends : ends.toReversed()
          return [start, y, end, y]
        })
    }),
  )
}

/** Path data of one line through the medians. */
export function medianLine(medians: number[]): string {
  return polylines([medians.flatMap((score, day) => [(day + 0.5) * dayWidth, scoreY(score)])])
}

function scoresByDay(agents: number[][]): number[][] {
  return (agents[0] ?? []).map((_, day) => agents.flatMap((scores) => scores[day] ?? []))
}
