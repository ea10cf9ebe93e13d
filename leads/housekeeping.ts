import { confirmationDays } from '../common/lead/newsletter.ts'
import { unexpected, type Log } from './log/log.ts'
import { needsWord } from './store/erasing.ts'
import type { Store } from './store/open-store.ts'
import { day, hour, minute } from '../common/lead/milliseconds.ts'

interface HousekeepingOptions {
  store: Store
  /** Leads are erased this many days after the last exchange; 0 keeps them. */
  retentionDays: number
  /** Clears what erasing left behind. */
  clear: () => Promise<void>
  log: Log
}

/** How often clearing after an erasure is retried (milliseconds). */
const clearingInterval = minute

/** Erases what must not be kept longer, now and every hour. Returns a function that stops it. */
export function startHousekeeping(options: HousekeepingOptions): () => void {
  const tidy = () => void keepHouse(options, new Date())
  tidy()
  const timers = [setInterval(tidy, hour), setInterval(() => void options.clear(), clearingInterval)]
  return () => timers.forEach((timer) => clearInterval(timer))
}

/** One round. Never rejects: a failure is logged, and the next round tries again. */
export async function keepHouse(options: HousekeepingOptions, now: Date): Promise<void> {
  const { store, clear, log } = options
  try {
    const asked = new Date(now.getTime() - confirmationDays * day)
    const { subscribers } = await store.erasePendingSubscribers(asked, now)
    if (subscribers > 0) log('info', 'unconfirmed_erased', { count: subscribers })
    await eraseExpired(options, now)
  } catch (error) {
    log('error', 'housekeeping_failed', unexpected(error))
  }
  await clear()
}

async function eraseExpired({ store, retentionDays, log }: HousekeepingOptions, now: Date): Promise<void> {
  if (retentionDays === 0) return
  const before = new Date(now.getTime() - retentionDays * day)
  const expired = await store.countExpired(before, now)
  const { total, count } = expired
  if (count === 0) return
  if (needsWord(expired)) {
    log('warn', 'erasing_waits_for_word', { count, of: total })
    return
  }
  const { references } = await store.eraseLeadsBefore(before, now)
  log('info', 'leads_erased', { count: references.length })
}
