import { existsSync } from 'node:fs'
import { isTrusted } from '../clock-trail.ts'
import { mailFolder, storePlace } from '../env.ts'
import type { Env } from '../env.ts'
import { needsConfirmation, notice } from '../expired-leads.ts'
import { formatIst } from '../time/ist-time.ts'
import { openStoreForReading } from '../store/open-store.ts'
import type { Store } from '../store/open-store.ts'
import { found, note, ok, wrong } from './verdict.ts'
import type { Verdict } from './verdict.ts'
import { mailsWait, tracesWait } from './erase.ts'

const day = 24 * 3_600_000

/** How erasing by age stands, and what earlier erasures have left to be cleared. */
export async function erasing(env: Env): Promise<Verdict[]> {
  const place = storePlace(env)
  if ('file' in place && !existsSync(place.file)) return []
  try {
    await using store = await openStoreForReading(place)
    return [...(await byAge(store, env, new Date())), ...(await leftovers(store, env))]
  } catch {
    // That the store cannot be read is said by the check of the store.
    return []
  }
}

async function byAge(store: Store, { retentionDays }: Env, now: Date): Promise<Verdict[]> {
  if (retentionDays === 0) return [ok('Leads are kept: RETENTION_DAYS is 0')]
  const before = new Date(now.getTime() - retentionDays * day)
  const expired = await store.countExpired(before, now)
  const [trail, announced] = [await store.clockTrail(), await store.announcedErasing()]
  const bear = (count: number) => (count === 1 ? '1 lead bears' : `${count} leads bear`)
  const { total, inOrder, outOfOrder, toCome } = expired
  const until = announced && new Date(announced.at.getTime() + notice)
  return found(
    [
      announced !== undefined,
      note(
        `Leads received before ${ist(announced?.before)} will be erased, not before ${ist(until)}: ${announced?.count}, announced when the clock read ${ist(announced?.at)}`,
      ),
    ],
    [
      needsConfirmation(expired),
      wrong(
        `By the clock (${ist(now)}), ${inOrder} of ${total} leads are older than ${retentionDays} days. So many are only erased by your word: check the clock, then see "erase-expired"`,
      ),
    ],
    [
      outOfOrder > 0,
      wrong(
        `${bear(outOfOrder)} a time that is too old, by the leads before: the clock was wrong. That is only erased by your word: see "erase-expired"`,
      ),
    ],
    [
      toCome > 0,
      note(
        `${bear(toCome)} a time that is still to come: the clock was ahead. What must go ${retentionDays} days after it came has to be erased by hand: "erase"`,
      ),
    ],
    [
      inOrder > 0 && trail !== undefined && !isTrusted(trail),
      note(`Erasing waits until the clock has gone evenly for a day; it is ${ist(now)} by it`),
    ],
  )
}

const ist = (time: Date | undefined) => (time ? formatIst(time) : '')

async function leftovers(store: Store, { dataDir }: Env): Promise<Verdict[]> {
  const { traces, mails } = await store.toClear(new Date())
  return found(
    [traces, note(`Still to be cleared: ${tracesWait}`)],
    [mails, note(`Still to be cleared: ${mailsWait(mailFolder(dataDir))}`)],
  )
}
