export const secondsPerStep = 2

/** Which of that many steps shows after that many seconds of play, in a loop. */
export function stepAt(seconds: number, steps: number): number {
  return Math.floor(seconds / secondsPerStep) % steps
}

/** Seconds until the next step; never zero. */
export function untilNextStep(seconds: number): number {
  return secondsPerStep - (seconds % secondsPerStep)
}
