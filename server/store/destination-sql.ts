import { sql } from './sql.ts'

/**
 * The destination of an outbox row, in SQL: `mail`, `visitor mail`, `answer mail`, `sign-in mail`, `relay`, or
 * `webhook` and its name. Each can hang without delaying the others: our own mails do not wait behind addresses that a
 * stranger typed.
 */
export const destinationSql = sql`(CASE
        WHEN substr(kind, length(kind) - 6) = 'webhook' THEN 'webhook ' || address
        WHEN kind = 'relay' THEN 'relay'
        WHEN kind IN ('thanks-mail', 'confirmation-mail') THEN 'visitor mail'
        WHEN kind = 'answer-mail' THEN 'answer mail'
        WHEN kind = 'sign-in-mail' THEN 'sign-in mail'
        ELSE 'mail' END)`
