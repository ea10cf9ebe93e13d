import { confirmationDays } from '../lead/newsletter.ts'
import { errorCode } from './log.ts'
import type { Log } from './log.ts'
import type { Store } from './store/store.ts'

const hour = 3_600_000
const day = 24 * hour

/** Deletes what may not be kept longer: now and every hour. Answers what ends it. */
export function startHousekeeping(store: Store, log: Log, now: () => Date = () => new Date()): () => void {
  const tidy = async () => {
    try {
      const count = await store.deletePendingSubscribers(new Date(now().getTime() - confirmationDays * day))
      if (count > 0) log('info', 'unconfirmed_deleted', { count })
    } catch (error) {
      log('error', 'housekeeping_failed', { code: errorCode(error) })
    }
  }
  void tidy()
  const timer = setInterval(() => void tidy(), hour)
  return () => clearInterval(timer)
}
