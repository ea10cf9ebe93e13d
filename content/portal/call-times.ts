/** Who calls and when a written call runs; apart from its words, so that the other desks can do without those. */
export interface CallTimes {
  /** Masked number. */
  caller: string
  /** Demo seconds at which it was answered; missing where it only comes in while the demo runs. */
  startsAt?: number
  seconds: number
  /** Second of the call from which it waits for a supervisor's decision. */
  waitsAt?: number
}

/** By call id. The first ten are on the line at 11:42:00, in the order of the console's list. */
export const callTimes = {
  c214: { caller: '98••• •• 214', startsAt: -48, seconds: 66 },
  c402: { caller: '99••• •• 402', startsAt: -200, seconds: 234, waitsAt: 199 },
  c067: { caller: '91••• •• 067', startsAt: -12, seconds: 76 },
  c530: { caller: '88••• •• 530', startsAt: -66, seconds: 92 },
  c918: { caller: '70••• •• 918', startsAt: -31, seconds: 84 },
  c755: { caller: '86••• •• 755', startsAt: -5, seconds: 70 },
  c181: { caller: '93••• •• 181', startsAt: -22, seconds: 58 },
  c649: { caller: '78••• •• 649', startsAt: -54, seconds: 84, waitsAt: 53 },
  c336: { caller: '90••• •• 336', startsAt: -41, seconds: 78 },
  c820: { caller: '82••• •• 820', startsAt: -122, seconds: 210 },
  c558: { caller: '94••• •• 558', seconds: 82 },
  c473: { caller: '97••• •• 473', seconds: 80 },
} satisfies Record<string, CallTimes>

export type WrittenCallId = keyof typeof callTimes

/** The written calls in the order above. */
export const writtenCallIds = Object.keys(callTimes) as WrittenCallId[]
