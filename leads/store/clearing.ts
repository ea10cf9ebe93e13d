import type { Database, Query } from './database.ts'
import { readState, writeState } from './lead-desk-state.ts'

interface JustErased {
  mails: readonly string[]
  /** When the last lease of its deliveries ends; 0 if there is none. */
  leasedUntil: number
}

/** Records, in the erasing transaction, what must be cleared later, so that no crash loses it. */
export async function noteErased(query: Query, { mails, leasedUntil }: JustErased, now: Date): Promise<void> {
  for (const name of mails) {
    await query`INSERT INTO erased_mails (name, erased_at) VALUES (${name}, ${now})
      ON CONFLICT (name) DO NOTHING`
  }
  const before = (await readState(query, 'under_way_until')) ?? 0
  await writeState(query, 'under_way_until', Math.max(before, leasedUntil))
}

export type ClearingStore = ReturnType<typeof clearing>

/** What erasing could not clear immediately, to be cleared later. */
export function clearing(database: Database) {
  const { read } = database
  return {
    /** Whether a delivery of something erased was under way, and may still leave a mail as a file. */
    async isErasedUnderWay(now: Date): Promise<boolean> {
      return ((await readState(read, 'under_way_until')) ?? 0) > now.getTime()
    },
    /** Names of mails about erased leads, which must no longer exist as files. */
    async erasedMails(): Promise<string[]> {
      return (await read`SELECT name FROM erased_mails`).map((row) => String(row['name']))
    },
    /** Drops the entries of what was erased before this time. */
    async forgetErasedMails(erasedBefore: Date): Promise<void> {
      const [old] = await read`SELECT 1 FROM erased_mails WHERE erased_at < ${erasedBefore} LIMIT 1`
      if (!old) return
      await database.transaction((query) => query`DELETE FROM erased_mails WHERE erased_at < ${erasedBefore}`)
    },
    /** Overwrites what files may still contain of erased leads. False if a program reading the store prevents it. */
    clearTraces: () => database.scrub(),
  }
}
