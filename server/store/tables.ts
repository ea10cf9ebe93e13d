import type { DatabaseSync } from 'node:sqlite'

/**
 * Every table of the store, in an order in which they can be filled: what others refer to comes first. They have the
 * same columns in both databases. Left out are `write_probe`, `lead_presence` and `lead_words`, which
 * hold nothing worth a copy or are filled by themselves, and the team's sessions and challenges: restoring brings none
 * of them back.
 */
export const tables = [
  'team_members',
  'leads',
  'recent_content',
  'reference_days',
  'subscribers',
  'outbox',
  'lead_answers',
  'lead_history',
  'reply_templates',
  'team_settings',
  'team_passkeys',
  'team_audit',
  'event_counts',
  'desk_state',
  'erased_mails',
] as const

/** The names of a table's columns. */
export function columnsOf(database: DatabaseSync, table: (typeof tables)[number]): string[] {
  return database
    .prepare(`PRAGMA table_info(${table})`)
    .all()
    .map((column) => String(column['name']))
}
