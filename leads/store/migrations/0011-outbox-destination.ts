import { step } from './migration.ts'

/** Where a delivery goes is a column, filled by store/queue-delivery.ts. */
export const outboxDestination = step(
  11,
  `
  ALTER TABLE outbox ADD COLUMN destination TEXT NOT NULL DEFAULT 'mail';
  UPDATE outbox SET destination = CASE
    WHEN substr(kind, length(kind) - 6) = 'webhook' THEN 'webhook ' || address
    WHEN kind = 'relay' THEN 'relay'
    WHEN kind IN ('thanks-mail', 'confirmation-mail') THEN 'visitor mail'
    WHEN kind = 'answer-mail' THEN 'answer mail'
    WHEN kind = 'sign-in-mail' THEN 'sign-in mail'
    ELSE 'mail' END;
  DROP INDEX outbox_by_destination;
  CREATE INDEX outbox_by_destination ON outbox (destination, next_attempt_at) WHERE state = 'waiting';
`,
)
