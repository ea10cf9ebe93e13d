import type { ClockTrail } from './store/erasing.ts'

const hour = 3_600_000
const day = 24 * hour

/** A server that was off may find the clock ahead by this much (milliseconds). Beyond it, the clock may be wrong. */
const longestPause = 7 * day

/** One reading of the clocks (milliseconds). */
interface Look {
  now: number
  /** Time since this server's last reading, by the steady clock; undefined at the first. */
  elapsed: number | undefined
}

/**
 * Follows the wall clock by one look. It has leapt when it stands an hour or more away from where it should, by its last
 * reading and the time passed since; then its even time starts again at zero. Time in which no server ran is not counted.
 */
export function followClock(trail: ClockTrail | undefined, { now, elapsed }: Look): ClockTrail {
  if (!trail) return { seenAt: now, evenFor: 0 }
  const gap = now - trail.seenAt
  const longest = elapsed === undefined ? longestPause : elapsed
  if (gap < -hour || gap > longest + hour) return { seenAt: now, evenFor: 0 }
  return { seenAt: now, evenFor: trail.evenFor + Math.max(0, Math.min(gap, elapsed ?? 0)) }
}

/**
 * Whether what cannot be undone may rely on the clock: it has run evenly for a day of running servers, time
 * enough for somebody, or for the network's time, to put it right.
 */
export const isTrusted = ({ evenFor }: ClockTrail) => evenFor >= day
