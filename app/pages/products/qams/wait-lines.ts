import { RelativePath } from '../../../figures/relative-path.ts'

/** Distance between two calls and height of the drawing, in its own units: one a second. */
export const callPitch = 3
export const waitHeight = 300

/** Of how many calls one is drawn on a phone, where all of them would blur into a grey. */
export const phoneEvery = 3

/** Place of a wait in seconds, from the top; longer ones than the drawing has room for end there. */
export function waitY(seconds: number): number {
  return waitHeight - Math.min(seconds, waitHeight)
}

export interface WaitLines {
  /** The part of each wait up to the limit, and the part past it. */
  within: string
  past: string
}

/**
 * Path data of an upright line for each call: `everywhere` holds those that a phone shows too, `wideOnly` the
 * rest. Waits and `limit` are in seconds.
 */
export function waitLines(waits: number[], limit: number): { everywhere: WaitLines; wideOnly: WaitLines } {
  const draw = (isDrawn: (call: number) => boolean): WaitLines => {
    const within = new RelativePath()
    const past = new RelativePath()
    let upwards = false
    for (const [call, seconds] of waits.entries()) {
      if (!isDrawn(call)) continue
      const x = call * callPitch + 1
      // Up one line and down the next: the step between them stays short.
      upwards = !upwards
      const [foot, top] = [waitHeight, waitY(Math.min(seconds, limit))]
      within.moveTo(x, upwards ? foot : top).lineTo(x, upwards ? top : foot)
      if (seconds > limit) past.moveTo(x, waitY(limit)).lineTo(x, waitY(seconds))
    }
    return { within: within.toString(), past: past.toString() }
  }
  return {
    everywhere: draw((call) => call % phoneEvery === 0),
    wideOnly: draw((call) => call % phoneEvery !== 0),
  }
}
