import { existsSync } from 'node:fs'
import { isTrusted } from '../clock-trail.ts'
import { mailFolder, storePlace, type Env } from '../env.ts'
import { needsConfirmation, notice } from '../expired-leads.ts'
import { formatIst } from '../time/ist-time.ts'
import { openStoreForReading, type Store } from '../store/open-store.ts'
import { note, ok, wrong, type VerdictsLater } from './verdict.ts'
import { mailsWait, tracesWait } from './erase.ts'

const day = 24 * 3_600_000

/** How erasing by age stands, and what earlier erasures have left to be cleared. */
export async function* erasing(env: Env): VerdictsLater {
  const place = storePlace(env)
  if ('file' in place && !existsSync(place.file)) return
  try {
    await using store = await openStoreForReading(place)
    yield* byAge(store, env, new Date())
    const { traces, mails } = await store.toClear(new Date())
    if (traces) yield note(`Still to be cleared: ${tracesWait}`)
    if (mails) yield note(`Still to be cleared: ${mailsWait(mailFolder(env.dataDir))}`)
  } catch {
    // The check of the store reports that it cannot be read.
  }
}

async function* byAge(store: Store, { retentionDays }: Env, now: Date): VerdictsLater {
  if (retentionDays === 0) return yield ok('Leads are kept: RETENTION_DAYS is 0')
  const before = new Date(now.getTime() - retentionDays * day)
  const expired = await store.countExpired(before, now)
  const [trail, announced] = [await store.clockTrail(), await store.announcedErasing()]
  const bear = (count: number) => (count === 1 ? '1 lead bears' : `${count} leads bear`)
  const { total, inOrder, outOfOrder, toCome } = expired
  if (announced) {
    const until = new Date(announced.at.getTime() + notice)
    yield note(
      `Leads received before ${formatIst(announced.before)} will be erased, not before ${formatIst(until)}: ${announced.count}, announced when the clock read ${formatIst(announced.at)}`,
    )
  }
  if (needsConfirmation(expired))
    yield wrong(
      `By the clock (${formatIst(now)}), ${inOrder} of ${total} leads are older than ${retentionDays} days. So many are only erased by your word: check the clock, then see "erase-expired"`,
    )
  if (outOfOrder > 0)
    yield wrong(
      `${bear(outOfOrder)} a time that is too old, by the leads before: the clock was wrong. That is only erased by your word: see "erase-expired"`,
    )
  if (toCome > 0)
    yield note(
      `${bear(toCome)} a time that is still to come: the clock was ahead. What must go ${retentionDays} days after it came has to be erased by hand: "erase"`,
    )
  if (inOrder > 0 && trail !== undefined && !isTrusted(trail))
    yield note(`Erasing waits until the clock has gone evenly for a day; it is ${formatIst(now)} by it`)
}
