import type { Budget } from '../budgets/check-budgets.ts'
import type { Comparison } from './measure-in-turns.ts'
import type { PageCost } from './page-cost.ts'

/**
 * How much of the peer’s figure a page of ours may have. Simulated blocking is shown and not judged, because a page with
 * nothing on it has more of it than the peer (decision 19).
 */
const mostTimes = [
  ['largest paint', 'largestPaint', 0.9],
  ['blocking time', 'blockingInBrowser', 1],
  ['main-thread work', 'mainThread', 1],
] as const satisfies readonly [name: string, measure: keyof PageCost, atMost: number][]

/** The bars that each page keeps beside its peer; `when` begins their names, such as `Under load`. */
export function peerBars(when: string): Budget<Comparison>[] {
  return mostTimes.map(([name, measure, atMost]) => ({
    name: `${when}: ${name}, times AstroWind’s`,
    atMost,
    measure: ({ ours, peer }) => timesThePeer(ours[measure], peer[measure]),
  }))
}

/** How many times the peer’s figure ours is. Nothing is once nothing; anything beside nothing is beyond every bar. */
export function timesThePeer(ours: number, peer: number): number {
  if (peer === 0) return ours === 0 ? 1 : Infinity
  return ours / peer
}
