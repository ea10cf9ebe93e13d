export interface RateLimiter {
  /** Counts one request; answers 0 when it may pass, or the seconds to wait. */
  take(key: string): number
}

export interface RateLimiterOptions {
  /** Requests at once, and again over each minute. */
  perMinute: number
  /** Keys remembered at most. */
  capacity?: number
  /** Milliseconds that only go forward. */
  now?: () => number
}

interface Bucket {
  tokens: number
  at: number
}

const minute = 60_000

/**
 * A token bucket for each key, in memory. When there are too many keys, the one unseen for longest goes: under
 * a flood from many addresses the limiter forgets, but never grows.
 */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { perMinute, capacity = 10_000, now = () => performance.now() } = options
  // A Map keeps the order of insertion; each use moves a key to the end.
  const buckets = new Map<string, Bucket>()

  return {
    take(key) {
      const at = now()
      const bucket = buckets.get(key) ?? { tokens: perMinute, at }
      const tokens = Math.min(perMinute, bucket.tokens + ((at - bucket.at) / minute) * perMinute)
      const allowed = tokens >= 1
      buckets.delete(key)
      buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at })
      if (buckets.size > capacity) {
        const oldest = buckets.keys().next()
        if (!oldest.done) buckets.delete(oldest.value)
      }
      return allowed ? 0 : Math.ceil((((1 - tokens) / perMinute) * minute) / 1000)
    },
  }
}
