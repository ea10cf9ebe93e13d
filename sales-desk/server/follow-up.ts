import { day } from '../../common/lead/milliseconds.ts'
import { localTime } from '../wire/hours.ts'
import type { Query } from '../../leads/store/database.ts'
import { readDeskSettings } from '../../leads/store/desk-settings.ts'
import { sql, type Sql } from '../../leads/store/sql.ts'

/** The day at the desk, such as `2026-01-26`. */
export async function readToday(read: Query, now: Date): Promise<string> {
  return localTime(now, (await readDeskSettings(read)).timeZone).date
}

/**
 * Which leads are due for a member's follow-up by this day, in SQL: those to follow up that are theirs or unassigned,
 * and those they wanted to be reminded of.
 */
export const dueToday = (memberId: string, today: string): Sql => sql`leads.stage <> 'spam' AND (
  (leads.follow_up <= ${today} AND (leads.assignee = ${memberId} OR leads.assignee IS NULL))
  OR (leads.remind_member = ${memberId} AND leads.remind_on <= ${today}))`

/** The columns of a reminder that many days from now. */
export async function reminderIn(query: Query, days: number, memberId: string, now: Date) {
  const on = await readToday(query, new Date(now.getTime() + days * day))
  return { remind_on: on, remind_member: memberId }
}

/** The columns of no reminder. */
export const noReminder = { remind_on: null, remind_member: null }
