import { hour, minute } from '../../common/lead/milliseconds.ts'

export interface RateLimiter {
  /** Counts one request, all together without a key; returns 0 if it may pass, or the seconds to wait. */
  take(key?: string): number
}

/** Requests in a burst, refilled over each minute or hour. */
type Rate = { perMinute: number; perHour?: never } | { perHour: number; perMinute?: never }

export type RateLimiterOptions = Rate & {
  /** Keys remembered at most. */
  capacity?: number
  /** Monotonic milliseconds. */
  now?: () => number
}

/** Milliseconds by which sums of fractions may be off. */
const slack = 0.5

/**
 * A token bucket for each key, in memory. It stores one number: the time by which the key's consumption will
 * have been refilled (the "generic cell rate algorithm"). If there are too many keys, the one unseen for
 * longest goes: under a flood from many addresses the limiter forgets, but never grows.
 */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { capacity = 10_000, now = () => performance.now() } = options
  const period = options.perHour === undefined ? minute : hour
  const interval = period / (options.perHour ?? options.perMinute)
  // A Map keeps the order of insertion; each use moves a key to the end.
  const restoredAt = new Map<string, number>()

  return {
    take(key = '') {
      const at = now()
      const restored = Math.max(restoredAt.get(key) ?? at, at)
      const wait = restored + interval - period - at
      restoredAt.delete(key)
      restoredAt.set(key, wait > slack ? restored : restored + interval)
      if (restoredAt.size > capacity) {
        const oldest = restoredAt.keys().next()
        if (!oldest.done) restoredAt.delete(oldest.value)
      }
      return wait > slack ? Math.ceil(wait / 1000) : 0
    },
  }
}
