import { hour, minute, second } from '../../common/lead/milliseconds.ts'

/** No destination is paused for longer (milliseconds), whatever it asks for. */
export const longestStep = 10 * hour

/** Longest wait before each attempt, counted from the failure before it; after the last entry it stays at that. */
const steps = [
  0,
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  longestStep,
] as const

/** After this long (milliseconds) without success a delivery goes to the dead letters. */
export const giveUpAfter = 72 * hour

/** A delivery that has waited longer than this (milliseconds) is late: somebody should know. */
export const lateAfter = hour

/** What was put into the outbox before this and still waits is late. */
export const lateSince = (now: Date) => new Date(now.getTime() - lateAfter)

/**
 * When to try again after `attempts` failures, or undefined when it has waited too long to go on. The wait is
 * drawn evenly from nothing to the step ("full jitter"), so that a mail server coming back is not met by all
 * mail at once. A destination that asked for a longer wait (`atLeast`, milliseconds) gets it. The last attempt falls at 72 hours exactly.
 */
export function nextAttempt(
  attempts: number,
  queuedAt: Date,
  now: Date,
  {
    random = Math.random,
    atLeast = 0,
  }: { random?: (() => number) | undefined; atLeast?: number | undefined } = {},
): Date | undefined {
  const lastMoment = queuedAt.getTime() + giveUpAfter
  if (now.getTime() >= lastMoment) return undefined
  const step = steps[attempts] ?? steps[steps.length - 1] ?? 0
  return new Date(Math.min(now.getTime() + Math.max(random() * step, atLeast), lastMoment))
}
