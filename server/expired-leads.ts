import { isTrusted } from './clock-trail.ts'
import type { Log } from './log/log.ts'
import type { AnnouncedErasing, ClockTrail, Expired } from './store/erasing.ts'
import type { Store } from './store/open-store.ts'

const day = 24 * 3_600_000

/** Milliseconds between the announcement and the erasing, by the wall clock and by the time that servers ran. */
export const notice = day

/** Above one lead and this share of all leads, erasing needs the operator's confirmation. */
const largestShare = 0.1

/** Whether erasing this many leads needs the operator's confirmation. */
export const needsConfirmation = ({ total, inOrder }: Expired) =>
  inOrder > 1 && inOrder > total * largestShare

interface Options {
  store: Store
  /** Leads older than this many days are erased; 0 keeps them. */
  retentionDays: number
  log: Log
}

/**
 * One round of erasing by age: carries out what was announced a day ago, and announces what is due in a day. Only leads
 * that were announced are erased, whatever the clock says by then, and only while it is trusted.
 */
export async function eraseExpired(options: Options, trail: ClockTrail, now: Date): Promise<void> {
  const { store, retentionDays, log } = options
  const announced = await store.announcedErasing()
  if (announced && (retentionDays === 0 || announced.evenFor > trail.evenFor)) {
    await store.announceErasing(undefined)
    log('warn', 'erasing_withdrawn', { because: retentionDays === 0 ? 'setting' : 'clock' })
    return
  }
  if (retentionDays === 0) return
  if (announced) await carryOut(announced, options, trail, now)
  else await announce(options, trail, now)
}

async function announce({ store, retentionDays, log }: Options, trail: ClockTrail, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * day + notice)
  const expired = await store.countExpired(before, now)
  const { total, inOrder: count, outOfOrder } = expired
  if (outOfOrder > 0) log('warn', 'leads_out_of_order', { count: outOfOrder })
  if (count === 0) return
  if (!isTrusted(trail)) {
    log('warn', 'erasing_waits_for_clock', { count })
    return
  }
  await store.announceErasing({ at: now, before, count, evenFor: trail.evenFor })
  log('info', 'erasing_announced', {
    count,
    of: total,
    received_before: before.toISOString(),
    not_before: new Date(now.getTime() + notice).toISOString(),
    needs_word: needsConfirmation(expired),
  })
}

async function carryOut(
  announced: AnnouncedErasing,
  { store, retentionDays, log }: Options,
  trail: ClockTrail,
  now: Date,
): Promise<void> {
  const passed = Math.min(now.getTime() - announced.at.getTime(), trail.evenFor - announced.evenFor)
  if (passed < notice || !isTrusted(trail)) return
  // The settings may keep leads for longer than when it was announced.
  const before = new Date(Math.min(announced.before.getTime(), now.getTime() - retentionDays * day))
  const expired = await store.countExpired(before, now)
  if (needsConfirmation(expired)) {
    log('warn', 'erasing_waits_for_word', { count: expired.inOrder, of: expired.total })
    return
  }
  const { references } = await store.eraseLeadsBefore(before, now, 'in order')
  await store.announceErasing(undefined)
  if (references.length > 0) log('info', 'leads_erased', { count: references.length })
}
