import type { LeadRow, MailState, Stage } from '../../lead/sales-desk-leads.ts'
import type { Row } from '../store/database.ts'
import { sql } from '../store/sql.ts'

const firstWords = 160

/** In the order in which the columns below number them, from the worst to the best. */
const mailStates: readonly MailState[] = ['failed', 'held', 'waiting', 'kept', 'delivered']

/**
 * The columns that a row of the list needs: of the message, its beginning; of its mails, how the worst stands. What was
 * put aside counts no more.
 */
export const listColumns = sql`leads.id, leads.reference, leads.name, leads.company,
  substr(leads.message, 1, ${firstWords}) AS first_words, leads.received_at, leads.due_at, leads.answered_at,
  leads.stage, leads.assignee, leads.version,
  (SELECT min(CASE WHEN outbox.state = 'dead' OR refused_at IS NOT NULL THEN 0 WHEN outbox.state = 'held' THEN 1
       WHEN outbox.state = 'waiting' THEN 2 WHEN outbox.state = 'kept' THEN 3 ELSE 4 END)
     FROM outbox WHERE outbox.lead_id = leads.id AND dismissed_at IS NULL) AS worst_mail`

export const isoTime = (value: unknown) => new Date(Number(value)).toISOString()
export const optionalTime = (value: unknown) =>
  value === null || value === undefined ? null : isoTime(value)

/** The column's text, or null. */
export function optionalText(row: Row, column: string): string | null {
  const value = row[column]
  return typeof value === 'string' ? value : null
}

/** A row as the list shows it. */
export function toLeadRow(row: Row): LeadRow {
  return {
    reference: String(row['reference']),
    name: String(row['name']),
    company: String(row['company']),
    firstWords: String(row['first_words']),
    receivedAt: isoTime(row['received_at']),
    dueAt: row['stage'] === 'spam' ? null : isoTime(row['due_at']),
    answeredAt: optionalTime(row['answered_at']),
    // The cast is safe: the database checks this column.
    stage: String(row['stage']) as Stage,
    assigneeId: optionalText(row, 'assignee'),
    mail: row['worst_mail'] === null ? 'none' : (mailStates[Number(row['worst_mail'])] ?? 'none'),
    version: Number(row['version']),
  }
}
