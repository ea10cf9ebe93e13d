import { mailFolder, type Env } from '../env.ts'
import { formatIst } from '../time/ist-time.ts'
import { needsWord } from '../store/erasing.ts'
import type { Store } from '../store/open-store.ts'
import { note, ok, wrong, type VerdictsLater } from './verdict.ts'
import { mailsWait } from './erase.ts'
import { day } from '../../common/lead/milliseconds.ts'

/** Whether erasing by age waits for the operator, and what an earlier erasure has left to be cleared. */
export async function* examineErasing(store: Store, env: Env, now: Date): VerdictsLater {
  yield* byAge(store, env, now)
  if (await store.isErasedUnderWay(now))
    yield note(`Still to be cleared: ${mailsWait(mailFolder(env.dataDir))}`)
}

async function* byAge(store: Store, { retentionDays }: Env, now: Date): VerdictsLater {
  if (retentionDays === 0) return yield ok('Leads are kept: RETENTION_DAYS is 0')
  const expired = await store.countExpired(new Date(now.getTime() - retentionDays * day), now)
  if (!needsWord(expired)) return
  const { total, count, outOfOrder } = expired
  const late = outOfOrder > 0 ? `, ${outOfOrder} of them stored after a lead that stays` : ''
  yield wrong(
    `By the clock (${formatIst(now)}), the last exchange about ${count} of ${total} leads is more than ${retentionDays} days ago${late}. They are only erased once you confirm: check the clock, then see "erase-expired"`,
  )
}
