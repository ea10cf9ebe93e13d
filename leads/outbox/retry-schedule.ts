import { hour, minute, second } from '../../common/lead/milliseconds.ts'

/** The longest pause of a destination (milliseconds), whatever it asks for. */
export const longestStep = 10 * hour

/** Longest wait before each attempt, from the previous failure; constant after the last entry. */
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

/** After this long (milliseconds) without success a delivery becomes a dead letter. */
export const giveUpAfter = 72 * hour

/** A delivery that has waited longer than this (milliseconds) is late: somebody should know. */
export const lateAfter = hour

/** Anything put into the outbox before this and still waiting is late. */
export const lateSince = (now: Date) => new Date(now.getTime() - lateAfter)

/**
 * When to try again after `attempts` failures, or undefined if it has waited too long. The wait is drawn evenly from
 * zero to the step ("full jitter"), so that a recovering mail server does not get all mail at the same time. A
 * destination that asked for a longer wait (`atLeast`, milliseconds) gets it. The last attempt falls at 72 hours
 * exactly.
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
