import { polylines } from '../../../../common/figures/relative-path.ts'

/** Days in one turn of the dial. */
export const dialDays = 90
/** Size of the drawing, a square around its centre. */
export const dialSize = 400

const middle = dialSize / 2
const edge = 196

/** Position of a day on a circle of that radius, clockwise from the top. */
function placeOf(day: number, radius: number): [x: number, y: number] {
  const angle = (day / dialDays) * 2 * Math.PI
  return [middle + radius * Math.sin(angle), middle - radius * Math.cos(angle)]
}

/** The rim: a tick for each day, longer every tenth. Path data. */
export function dialTicks(): string {
  return polylines(
    Array.from({ length: dialDays }, (_, day) => [
      ...placeOf(day, day % 10 === 0 ? edge - 16 : edge - 8),
      ...placeOf(day, edge),
    ]),
  )
}

/** A hand at that day, from one radius to another. Path data. */
export function dialHand(day: number, from: number, to = edge): string {
  return polylines([[...placeOf(day, from), ...placeOf(day, to)]])
}

/** The time from the report to that day, along a circle, in steps of at most a day. Path data. */
export function dialArc(days: number, radius: number): string {
  const steps = Math.ceil(days)
  return polylines([
    Array.from({ length: steps + 1 }, (_, step) => placeOf((step / steps) * days, radius)).flat(),
  ])
}
