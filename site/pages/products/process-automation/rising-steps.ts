import { polylines } from '../../../../common/figures/relative-path.ts'
import { unitsPerSecond } from '../../../../common/figures/wave.ts'

export interface TimedStep {
  /** Seconds from the start of the call. */
  at: number
  milliseconds: number
}

const stepHeight = 64
const bodyLines = 9
/** Below the lowest step, into the waveform there. */
const dropBelow = 14
/** Half a pixel when the drawing is 400 pixels high, to keep level lines sharp. */
const sharp = 0.4

/** Back-office steps, the first at the bottom, rising through a call of that many seconds. */
export function risingSteps(steps: readonly TimedStep[], seconds: number) {
  const [width, height] = [seconds * unitsPerSecond, steps.length * stepHeight]
  const placed = steps.map(({ at, milliseconds }, place) => {
    const top = height - (place + 1) * stepHeight
    return {
      x: at * unitsPerSecond,
      edge: (milliseconds / 1000) * unitsPerSecond,
      top,
      foot: top + stepHeight,
    }
  })
  const linesOfBody = Array.from({ length: bodyLines }, (_, line) => line + 1)
  return {
    width,
    height,
    /** The top of each step, until the end of the call. */
    treads: polylines(placed.map(({ x, top }) => [x, top + sharp, width, top + sharp])),
    /** Hairlines below each tread: what the step wrote holds until the call ends. */
    bodies: polylines(
      placed.flatMap(({ x, top }) =>
        linesOfBody.map((line) => {
          const y = top + (line * stepHeight) / (bodyLines + 1) + sharp
          return [x, y, width, y]
        }),
      ),
    ),
    /** The edge of each step, as wide as the step took, on the scale of the call. */
    risers: polylines(
      placed.flatMap(({ x, edge, top, foot }) =>
        [0, 0.5, 1].map((part) => [x + part * edge, top, x + part * edge, foot]),
      ),
    ),
    /** From each step down to what was being said. */
    drops: polylines(placed.map(({ x, foot }) => [x, foot, x, height + dropBelow])),
  }
}
