/**
 * Who a row of the outbox goes to, in SQL: `mail`, `visitor mail`, `relay`, or `webhook` and its name. Each is a
 * destination that may hang by itself. Our own mails do not wait behind those to addresses that a stranger typed.
 */
export const destinationSql = `(CASE
        WHEN substr(kind, length(kind) - 6) = 'webhook' THEN 'webhook ' || address
        WHEN kind = 'relay' THEN 'relay'
        WHEN kind IN ('thanks-mail', 'confirmation-mail') THEN 'visitor mail'
        ELSE 'mail' END)`
