import { polylines } from '../../../../common/figures/relative-path.ts'

/** Days of the drawing, counted from the day the premium is due. */
export const [firstDay, lastDay] = [-365, 200]
/** Size of the drawing; a unit of its width is half a day. */
export const coverSize = { width: (lastDay - firstDay) * 2, height: 160 }

const strings = 16
/** Days over which the strings close and open. */
const swing = 14

/** Position of that day along the drawing, in per cent. */
export function dayInPercent(day: number): number {
  return Math.round(((day - firstDay) / (lastDay - firstDay)) * 1000) / 10
}

/**
 * Cover as strings: open while the policy is in force, one line at rest from the day it lapses until the day it is
 * revived. Path data of the time before the revival and from then on.
 */
export function coverStrings(lapsedOn: number, revivedOn: number): { first: string; revived: string } {
  const x = (day: number) => (day - firstDay) * 2
  const lines = (stops: readonly [day: number, open: number][]) =>
    polylines(
      Array.from({ length: strings }, (_, string) => {
        const offset = (string / (strings - 1) - 0.5) * coverSize.height
        return stops.flatMap(([day, open]) => [x(day), coverSize.height / 2 + open * offset])
      }),
    )
  const atRest = 0
  return {
    first: lines([
      [firstDay, 1],
      [lapsedOn - swing, 1],
      [lapsedOn, atRest],
      [revivedOn, atRest],
    ]),
    revived: lines([
      [revivedOn, atRest],
      [revivedOn + swing, 1],
      [lastDay, 1],
    ]),
  }
}
