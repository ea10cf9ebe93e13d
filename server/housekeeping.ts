import { confirmationDays } from '../lead/newsletter.ts'
import { watchClock } from './clock-watch.ts'
import type { ClockWatch } from './clock-watch.ts'
import { errorCode } from './log.ts'
import type { Log } from './log.ts'
import { deleteKeptMails } from './mail/kept-mails.ts'
import type { Erased } from './store/person-store.ts'
import type { Store } from './store/store.ts'

const hour = 3_600_000
const day = 24 * hour

interface HousekeepingOptions {
  store: Store
  /** Where mails are kept as files. */
  mailFolder: string
  /** Leads older than this many days are erased; 0 keeps them. */
  retentionDays: number
  log: Log
  now?: () => Date
  clock?: ClockWatch
}

/** Erases what may not be kept longer: now and every hour, while the clock can be believed. Answers what ends it. */
export async function startHousekeeping(options: HousekeepingOptions): Promise<() => void> {
  const { store, now = () => new Date() } = options
  const { newestLeadAt } = await store.counts()
  const clock = watchClock(newestLeadAt, { now, steady: () => performance.now() })
  void tidy({ ...options, clock })
  const timer = setInterval(() => void tidy({ ...options, clock }), hour)
  return () => clearInterval(timer)
}

/** One round of it. Never rejects: what fails is logged and comes up again an hour later. */
export async function tidy(options: HousekeepingOptions): Promise<void> {
  const { store, mailFolder, retentionDays, log, now = () => new Date(), clock } = options
  const daysAgo = (days: number) => new Date(now().getTime() - days * day)
  const erase = async (event: string, erasing: Promise<Erased>) => {
    const erased = await erasing
    const count = erased.references.length + erased.subscribers
    if (count === 0) return
    await deleteKeptMails(mailFolder, erased)
    log('info', event, { count })
  }
  if (clock && !clock.isBelieved()) {
    log('warn', 'erasing_waits_for_clock')
    return
  }
  try {
    await erase('unconfirmed_erased', store.erasePendingSubscribers(daysAgo(confirmationDays)))
    if (retentionDays > 0) await erase('leads_erased', store.eraseLeadsBefore(daysAgo(retentionDays)))
  } catch (error) {
    log('error', 'housekeeping_failed', { code: errorCode(error) })
  }
}
