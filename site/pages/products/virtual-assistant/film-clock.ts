export const secondsPerStep = 2

/** Which of so many steps shows after so many seconds of play; after the last one comes the first. */
export function stepAt(seconds: number, steps: number): number {
  return Math.floor(seconds / secondsPerStep) % steps
}

/** Seconds until the next step; never zero. */
export function untilNextStep(seconds: number): number {
  return secondsPerStep - (seconds % secondsPerStep)
}
