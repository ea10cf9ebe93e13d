import { filmMoments } from '../../../../content/products/virtual-assistant-film.ts'

export const secondsPerStep = 2

/** Where the film rests: on its last step, which says how the call ends. */
const restingStep = filmMoments.length - 1

/** Which step shows after so many seconds of play; after the last one comes the first. */
export function stepAt(seconds: number): number {
  return Math.floor(seconds / secondsPerStep) % filmMoments.length
}

/** Seconds until the next step; never zero. */
export function untilNextStep(seconds: number): number {
  return secondsPerStep - (seconds % secondsPerStep)
}

export const filmClock = { from: restingStep * secondsPerStep, untilNextChange: untilNextStep }
