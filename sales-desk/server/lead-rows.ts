import type { LeadRow, MailState, Stage } from '../wire/leads.ts'
import type { Row } from '../../leads/store/database.ts'
import { sql } from '../../leads/store/sql.ts'

const firstWords = 160

/** The beginning of the message; the worst state of the lead's mails. Dismissed ones do not count. */
const summed = sql`substr(leads.message, 1, ${firstWords}) AS first_words,
  (SELECT CASE
      WHEN count(*) = 0 THEN 'none'
      WHEN count(*) FILTER (WHERE outbox.state = 'dead' OR refused_at IS NOT NULL) > 0 THEN 'failed'
      WHEN count(*) FILTER (WHERE outbox.state = 'held') > 0 THEN 'held'
      WHEN count(*) FILTER (WHERE outbox.state = 'waiting') > 0 THEN 'waiting'
      WHEN count(*) FILTER (WHERE outbox.state = 'kept') > 0 THEN 'kept'
      ELSE 'delivered' END
    FROM outbox WHERE outbox.lead_id = leads.id AND dismissed_at IS NULL) AS worst_mail,
  (SELECT string_agg(label, ${'\n'} ORDER BY label) FROM lead_labels WHERE lead_labels.lead_id = leads.id) AS labels`

/** The columns needed for a row of the list. */
export const listColumns = sql`leads.id, leads.reference, leads.name, leads.company, leads.received_at, leads.due_at,
  leads.replied_at, leads.reply_due_at, leads.answered_at, leads.stage, leads.assignee, leads.version, leads.follow_up,
  leads.remind_on, leads.remind_member, ${summed}`

/** These, and every other column of the lead. */
export const wholeColumns = sql`leads.*, ${summed}`

/** A time of the store, in milliseconds since 1970, as ISO 8601. */
export const isoTime = (value: unknown) => new Date(Number(value)).toISOString()
/** The same; null for no time. */
export const optionalTime = (value: unknown) =>
  value === null || value === undefined ? null : isoTime(value)

/** The column's text, or null. */
export function optionalText(row: Row, column: string): string | null {
  const value = row[column]
  return typeof value === 'string' ? value : null
}

function reminderOf(row: Row): LeadRow['reminder'] {
  const [on, memberId] = [optionalText(row, 'remind_on'), optionalText(row, 'remind_member')]
  return on === null || memberId === null ? null : { on, memberId }
}

/** A row as shown in the list. */
export function toLeadRow(row: Row): LeadRow {
  return {
    reference: String(row['reference']),
    name: String(row['name']),
    company: String(row['company']),
    firstWords: String(row['first_words']),
    receivedAt: isoTime(row['received_at']),
    dueAt: row['stage'] === 'spam' ? null : isoTime(row['reply_due_at'] ?? row['due_at']),
    repliedAt: row['stage'] === 'spam' ? null : optionalTime(row['replied_at']),
    answeredAt: optionalTime(row['answered_at']),
    // The casts are safe: the database checks the stage, and the column above names the states.
    stage: String(row['stage']) as Stage,
    assigneeId: optionalText(row, 'assignee'),
    mail: String(row['worst_mail']) as MailState,
    followUp: optionalText(row, 'follow_up'),
    reminder: reminderOf(row),
    labels: (optionalText(row, 'labels') ?? '').split('\n').filter(Boolean),
    version: Number(row['version']),
  }
}
