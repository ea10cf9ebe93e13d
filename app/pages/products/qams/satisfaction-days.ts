import { polylines } from '../../../figures/relative-path.ts'

/** Size of the drawing in its own units: a day is ten wide. */
export const dayPitch = 10
export const satisfactionHeight = 250

const highest = 5
const lowest = 2.5

/** Place of a day's satisfaction, out of 5. */
export function satisfactionY(score: number): number {
  return ((highest - score) / (highest - lowest)) * satisfactionHeight
}

/** Path data of a line a day, rising from the threshold or falling below it. */
export function satisfactionLines(days: number[], threshold: number): { above: string; below: string } {
  const draw = (isDrawn: (score: number) => boolean) =>
    polylines(
      days.flatMap((score, day) => {
        const x = (day + 0.5) * dayPitch
        return isDrawn(score) ? [[x, satisfactionY(threshold), x, satisfactionY(score)]] : []
      }),
    )
  return { above: draw((score) => score >= threshold), below: draw((score) => score < threshold) }
}
