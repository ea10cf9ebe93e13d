import { afterCountedTime, isWorkingDay, localTime, warnedBefore } from '../wire/hours.ts'
import type { DeskSettings } from '../wire/desk-settings.ts'
import { unexpected, type Log } from '../../leads/log/log.ts'
import { addNewDelivery } from '../../leads/store/alerts.ts'
import type { Query } from '../../leads/store/database.ts'
import { readDeskSettings } from '../../leads/store/desk-settings.ts'
import type { StoreSql } from '../../leads/store/open-store.ts'
import { dueToday } from './follow-up.ts'
import { memberMail } from './sign-in-link.ts'
import { identityOf } from '../../leads/store/email-identity.ts'
import { minute } from '../../common/lead/milliseconds.ts'
import { sql as part } from '../../leads/store/sql.ts'
import { waitsForAnswer } from './waiting.ts'
import { readAnswering, whoAnswers } from './who-answers.ts'

/** When the daily mail is sent, in minutes of the day. */
const nine = 9 * 60

/** Leads reminded of in one check. The next check, a minute later, continues. */
const mostAtOnce = 100

interface ReminderOptions {
  sql: StoreSql
  /** The sender of test leads: nobody has to answer those. */
  exceptFrom: string
  log: Log
  /** Called when something is in the outbox. */
  onDelivery: () => void
  now?: () => Date
}

/** Checks every minute for due reminders and daily mails. Returns a function that stops it. */
export function startReminders(options: ReminderOptions): () => void {
  void checkReminders(options)
  const timer = setInterval(() => void checkReminders(options), minute)
  return () => clearInterval(timer)
}

/** One check. Never rejects: a failure is logged, and the next check tries again. */
export async function checkReminders(options: ReminderOptions): Promise<void> {
  const { sql, log, onDelivery, now = () => new Date() } = options
  const check = { now: now(), exceptFrom: identityOf(options.exceptFrom) }
  try {
    const settings = await readDeskSettings(sql.read)
    const at = check.now.getTime()
    const soon = afterCountedTime(check.now, warnedBefore, settings).getTime()
    const mails =
      (await queueReminders(sql, 'overdue-mail', check, { after: 0, until: at })) +
      (await queueReminders(sql, 'due-mail', check, { after: at, until: soon })) +
      (await queueDailyLetters(sql, check, settings))
    if (mails === 0) return
    log('info', 'desk_mails_queued', { count: mails })
    onDelivery()
  } catch (error) {
    log('error', 'desk_clock_failed', unexpected(error))
  }
}

interface Check {
  now: Date
  exceptFrom: string
}

/** What waits for an answer: a lead, or a reply to an answer, each with its own due time. */
const clocks = [
  { waits: part`stage IN ('new', 'open')`, due: part`due_at`, about: part`''` },
  {
    waits: part`replied_at IS NOT NULL AND stage <> 'spam'`,
    due: part`reply_due_at`,
    about: part`CAST(replied_at AS TEXT)`,
  },
]
type Clock = (typeof clocks)[number]

/**
 * Puts one mail about each lead and reply that has fallen due into the outbox, for everybody who should answer it. Returns
 * how many.
 */
async function queueReminders(
  sql: StoreSql,
  kind: 'due-mail' | 'overdue-mail',
  { now, exceptFrom }: Check,
  until: { after: number; until: number },
): Promise<number> {
  let mails = 0
  for (const clock of clocks) {
    const { waits, due, about } = clock
    // Leads due before there was a team would flood the mailboxes; the daily mail lists them.
    const found = await sql.read`SELECT id FROM leads
      WHERE ${waits} AND ${due} > ${until.after} AND ${due} <= ${until.until}
        AND identity <> ${exceptFrom} AND ${due} > (SELECT min(created_at) FROM team_members)
        AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND kind = ${kind} AND about = ${about})
      ORDER BY ${due} LIMIT ${mostAtOnce}`
    for (const row of found) {
      const lead = { id: Number(row['id']), clock }
      mails += await sql.transaction((query) => remindOfLead(query, kind, lead, now))
    }
  }
  return mails
}

async function remindOfLead(
  query: Query,
  kind: 'due-mail' | 'overdue-mail',
  { id, clock }: { id: number; clock: Clock },
  now: Date,
) {
  // Locks the row, so that a second server waits and then sees what the first has written.
  const [lead] = await query`UPDATE leads SET version = version
    WHERE id = ${id} AND ${clock.waits} RETURNING *, ${clock.about} AS waits_about`
  if (!lead) return 0
  const about = String(lead['waits_about'])
  const reminded = await query`SELECT 1 FROM outbox
    WHERE lead_id = ${id} AND kind = ${kind} AND about = ${about} LIMIT 1`
  if (reminded.length > 0) return 0
  let mails = 0
  for (const { email } of await whoAnswers(query, lead))
    mails += await addNewDelivery(query, id, { kind, address: email }, now, about)
  return mails
}

async function hasDueToday({ read }: StoreSql, memberId: string, today: string): Promise<boolean> {
  const due = await read`SELECT 1 FROM leads WHERE ${dueToday(memberId, today)} LIMIT 1`
  return due.length > 0
}

/** Once on each working day, from nine o’clock, to everybody who answers leads and has something to do. */
async function queueDailyLetters(sql: StoreSql, { now, exceptFrom }: Check, settings: DeskSettings) {
  const today = localTime(now, settings.timeZone)
  if (today.minutes < nine || !isWorkingDay(today.date, settings)) return 0
  const open = await sql.read`SELECT 1 FROM leads
    WHERE ${waitsForAnswer} AND identity <> ${exceptFrom} LIMIT 1`
  const queued = await sql.read`SELECT member FROM outbox WHERE kind = 'daily-mail' AND about = ${today.date}`
  const have = new Set(queued.map(({ member }) => member))
  const missing = (await readAnswering(sql.read)).filter(({ id, created_at }) => {
    const joined = localTime(new Date(created_at), settings.timeZone)
    return !have.has(id) && (joined.date < today.date || joined.minutes < nine)
  })
  let mails = 0
  for (const member of missing) {
    if (open.length === 0 && !(await hasDueToday(sql, member.id, today.date))) continue
    const added = await sql.transaction(
      (query) => query`${memberMail(member, 'daily-mail', today.date, now)}
        ON CONFLICT (member, kind, about) DO NOTHING RETURNING id`,
    )
    mails += added.length
  }
  return mails
}
