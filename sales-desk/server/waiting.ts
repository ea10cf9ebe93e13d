import { sql } from '../../leads/store/sql.ts'

/** That a lead waits for an answer: nobody has answered yet, or the person has written again. */
export const waitsForAnswer = sql`(leads.stage IN ('new', 'open')
  OR (leads.replied_at IS NOT NULL AND leads.stage <> 'spam'))`

/** By when: of the reply where one waits. */
export const dueTimeOf = sql`coalesce(leads.reply_due_at, leads.due_at)`

/** Nothing that the person wrote waits any more. */
export const nothingWaits = { replied_at: null, reply_due_at: null }
