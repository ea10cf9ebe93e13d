import { sql } from '../../leads/store/sql.ts'

/** A lead waits for an answer: nobody has answered yet, or the person has written again. */
export const waitsForAnswer = sql`(leads.stage IN ('new', 'open')
  OR (leads.replied_at IS NOT NULL AND leads.stage <> 'spam'))`

/** Due time: that of the reply if one is waiting. */
export const dueTimeOf = sql`coalesce(leads.reply_due_at, leads.due_at)`

/** Nothing from the person is waiting any more. */
export const nothingWaits = { replied_at: null, reply_due_at: null }
