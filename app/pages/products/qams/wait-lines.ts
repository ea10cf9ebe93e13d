import { polylines } from '../../../figures/relative-path.ts'

/** Distance between two calls and height of the drawing, in its own units: one a second. */
export const callPitch = 3
export const waitHeight = 300

/** Of how many calls one is drawn on a phone, where all of them would blur into a grey. */
const phoneEvery = 3

/** Place of a wait in seconds, from the top; longer ones than the drawing has room for end there. */
export function waitY(seconds: number): number {
  return waitHeight - Math.min(seconds, waitHeight)
}

/**
 * Path data of an upright line for each call, cut at the limit: `everywhere` holds those that a phone shows too,
 * `wideOnly` the rest. Waits and `limit` are in seconds.
 */
export function waitLines(waits: number[], limit: number) {
  const draw = (isDrawn: (call: number) => boolean) => {
    const lines = waits
      .map((seconds, call) => ({ seconds, call, x: call * callPitch + 1 }))
      .filter(({ call }) => isDrawn(call))
    const past = lines.filter(({ seconds }) => seconds > limit)
    return {
      within: polylines(lines.map(({ x, seconds }) => [x, waitHeight, x, waitY(Math.min(seconds, limit))])),
      past: polylines(past.map(({ x, seconds }) => [x, waitY(limit), x, waitY(seconds)])),
    }
  }
  return {
    everywhere: draw((call) => call % phoneEvery === 0),
    wideOnly: draw((call) => call % phoneEvery !== 0),
  }
}
