/** When a written call runs; apart from its words, so that the other desks can count calls without loading them. */
export interface CallTimes {
  /** Demo seconds at which it was answered; missing where it only comes in while the demo runs. */
  startsAt?: number
  seconds: number
  /** Second of the call from which it waits for a supervisor's decision. */
  waitsAt?: number
}

/** By call id. The first ten are on the line at 11:42:00, in the order of the console's list. */
export const callTimes = {
  c214: { startsAt: -48, seconds: 66 },
  c402: { startsAt: -200, seconds: 234, waitsAt: 199 },
  c067: { startsAt: -12, seconds: 76 },
  c530: { startsAt: -66, seconds: 92 },
  c918: { startsAt: -31, seconds: 84 },
  c755: { startsAt: -5, seconds: 70 },
  c181: { startsAt: -22, seconds: 58 },
  c649: { startsAt: -54, seconds: 84, waitsAt: 53 },
  c336: { startsAt: -41, seconds: 78 },
  c820: { startsAt: -122, seconds: 210 },
  c558: { seconds: 82 },
  c473: { seconds: 80 },
} satisfies Record<string, CallTimes>

export type WrittenCallId = keyof typeof callTimes

/** The written calls in the order above. */
export const writtenCallIds = Object.keys(callTimes) as WrittenCallId[]
