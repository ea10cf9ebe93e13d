/** Phases of a call in the hero, in order. */
export type Phase = 'listen' | 'think' | 'answer'

/** Seconds per phase. */
export const phaseSeconds = { listen: 4.2, think: 1.5, answer: 4.3 } satisfies Record<Phase, number>
export const phases = ['listen', 'think', 'answer'] as const

export const secondsPerCall = phaseSeconds.listen + phaseSeconds.think + phaseSeconds.answer

/** Where the scene rests: in the answer of the first call, which makes sense without motion. */
export const restingAt = 7.2

export interface HeroMoment {
  /** Number of the call, counted from the start; never resets to 0. */
  callNumber: number
  phase: Phase
  secondsInPhase: number
  secondsInCall: number
}

/** What the scene shows after that many seconds of play. */
export function momentAt(seconds: number): HeroMoment {
  const callNumber = Math.floor(seconds / secondsPerCall)
  const secondsInCall = seconds - callNumber * secondsPerCall
  let secondsInPhase = secondsInCall
  for (const phase of phases) {
    if (secondsInPhase < phaseSeconds[phase] || phase === 'answer')
      return { callNumber, phase, secondsInPhase, secondsInCall }
    secondsInPhase -= phaseSeconds[phase]
  }
  throw new RangeError(`No moment at ${seconds} seconds`)
}

/** Seconds until the next change: another phase, or the next full second of the call. */
export function secondsToNextChange(seconds: number): number {
  const { phase, secondsInPhase, secondsInCall } = momentAt(seconds)
  return Math.min(phaseSeconds[phase] - secondsInPhase, 1 - (secondsInCall % 1))
}
