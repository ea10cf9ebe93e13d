import * as v from 'valibot'
import { dueTime, everyHour } from '../../sales-desk/wire/hours.ts'
import { deskSettingsSchema, type DeskSettings } from '../../sales-desk/wire/desk-settings.ts'
import type { Query } from './database.ts'
import { readSetting, writeSetting } from './team-settings.ts'
import { day } from '../../common/lead/milliseconds.ts'

/** New hours change the due time of leads received within this time (milliseconds). Older leads keep theirs. */
const recalculatedFor = 30 * day

/** Which hours count. Settings that cannot be read count as not set, because leads must still be accepted. */
export async function readDeskSettings(query: Query): Promise<DeskSettings> {
  const hours = await readSetting(query, 'hours')
  if (hours === undefined) return everyHour
  try {
    const kept = v.safeParse(deskSettingsSchema, JSON.parse(hours))
    return kept.success ? kept.output : everyHour
  } catch {
    return everyHour
  }
}

/** Sets which hours count, also for the leads that wait for an answer. */
export async function writeDeskSettings(query: Query, settings: DeskSettings, now: Date): Promise<void> {
  await writeSetting(query, 'hours', JSON.stringify(settings))
  const since = now.getTime() - recalculatedFor
  const waiting = await query`SELECT id, received_at FROM leads
    WHERE stage IN ('new', 'open') AND received_at > ${since} ORDER BY id`
  for (const row of waiting) {
    const due = dueTime(new Date(Number(row['received_at'])), settings)
    await query`UPDATE leads SET due_at = ${due} WHERE id = ${Number(row['id'])}`
  }
  const replied = await query`SELECT id, replied_at FROM leads WHERE replied_at > ${since} ORDER BY id`
  for (const row of replied) {
    const due = dueTime(new Date(Number(row['replied_at'])), settings)
    await query`UPDATE leads SET reply_due_at = ${due} WHERE id = ${Number(row['id'])}`
  }
}
