import { confirmationDays } from '../lead/newsletter.ts'
import { followClock, isTrusted } from './clock-trail.ts'
import { eraseExpired } from './expired-leads.ts'
import { errorCode, type Log } from './log/log.ts'
import type { Store } from './store/open-store.ts'

const hour = 3_600_000
const day = 24 * hour

interface HousekeepingOptions {
  store: Store
  /** Leads older than this many days are erased; 0 keeps them. */
  retentionDays: number
  /** Clears what erasing left behind. */
  clear: () => Promise<void>
  log: Log
  now?: () => Date
  /** Milliseconds that only go forward, whatever the wall clock is set to. */
  steady?: () => number
}

/** How often clearing after an erasure is retried (milliseconds). */
const clearingInterval = 60_000

/**
 * Erases what may not be kept longer, now and every hour, while the clock is trusted. Returns a function that stops it.
 */
export function startHousekeeping(options: HousekeepingOptions): () => void {
  const tidy = createHousekeeping(options)
  void tidy()
  const timers = [
    setInterval(() => void tidy(), hour),
    setInterval(() => void options.clear(), clearingInterval),
  ]
  return () => timers.forEach((timer) => clearInterval(timer))
}

/**
 * Returns a function that does one round, to be called every hour or so. A round never rejects: a failure is logged,
 * and the next round tries again.
 */
export function createHousekeeping(options: HousekeepingOptions): () => Promise<void> {
  const { store, clear, log, now = () => new Date(), steady = () => performance.now() } = options
  let lookedAt: number | undefined
  return async () => {
    try {
      const [time, at] = [now(), steady()]
      const elapsed = lookedAt === undefined ? undefined : at - lookedAt
      const trail = await store.followClock((before) => followClock(before, { now: time.getTime(), elapsed }))
      lookedAt = at
      if (isTrusted(trail)) {
        const { subscribers } = await store.erasePendingSubscribers(
          new Date(time.getTime() - confirmationDays * day),
          time,
        )
        if (subscribers > 0) log('info', 'unconfirmed_erased', { count: subscribers })
      }
      await eraseExpired(options, trail, time)
    } catch (error) {
      log('error', 'housekeeping_failed', { code: errorCode(error) })
    }
    await clear()
  }
}
