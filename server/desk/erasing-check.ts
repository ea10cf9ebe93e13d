import { existsSync } from 'node:fs'
import { isBelieved } from '../clock-trail.ts'
import { mailFolder, storePlace } from '../env.ts'
import type { Env } from '../env.ts'
import { needsWord, notice } from '../expired-leads.ts'
import { formatIst } from '../time/ist-time.ts'
import { openStoreForReading } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { note, ok, wrong } from './verdict.ts'
import type { Verdict } from './verdict.ts'
import { mailsWait, tracesWait } from './erase.ts'
import { withStore } from './with-store.ts'

const day = 24 * 3_600_000

/** How erasing by age stands, and what earlier erasures have left to be cleared. */
export async function erasing(env: Env): Promise<Verdict[]> {
  const place = storePlace(env)
  if ('file' in place && !existsSync(place.file)) return []
  try {
    return await withStore(openStoreForReading(place), async (store) => [
      ...(await byAge(store, env, new Date())),
      ...(await leftovers(store, env)),
    ])
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
  const verdicts: Verdict[] = []
  if (announced) {
    const [at, until] = [announced.at, new Date(announced.at.getTime() + notice)].map(formatIst)
    verdicts.push(
      note(
        `Leads received before ${formatIst(announced.before)} will be erased, not before ${until}: ${announced.count}, announced when the clock read ${at}`,
      ),
    )
  }
  if (needsWord(expired)) {
    verdicts.push(
      wrong(
        `By the clock (${formatIst(now)}), ${expired.inOrder} of ${expired.total} leads are older than ${retentionDays} days. So many are only erased by your word: check the clock, then see "erase-expired"`,
      ),
    )
  }
  if (expired.outOfOrder > 0) {
    verdicts.push({
      state: 'wrong',
      text: `${expired.outOfOrder === 1 ? '1 lead bears' : `${expired.outOfOrder} leads bear`} a time that is too old, by the leads before: the clock was wrong. That is only erased by your word: see "erase-expired"`,
    })
  }
  if (expired.toCome > 0) {
    verdicts.push({
      state: 'note',
      text: `${expired.toCome === 1 ? '1 lead bears' : `${expired.toCome} leads bear`} a time that is still to come: the clock was ahead. What must go ${retentionDays} days after it came has to be erased by hand: "erase"`,
    })
  }
  if (expired.inOrder > 0 && trail && !isBelieved(trail)) {
    verdicts.push(
      note(`Erasing waits until the clock has gone evenly for a day; it is ${formatIst(now)} by it`),
    )
  }
  return verdicts
}

async function leftovers(store: Store, { dataDir }: Env): Promise<Verdict[]> {
  const { traces, mails } = await store.toClear(new Date())
  return [...(traces ? [tracesWait] : []), ...(mails ? [mailsWait(mailFolder(dataDir))] : [])].map(
    (waiting) => note(`Still to be cleared: ${waiting}`),
  )
}
