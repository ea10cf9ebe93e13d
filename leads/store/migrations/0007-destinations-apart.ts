import { step } from './migration.ts'

/**
 * Deliveries are claimed by destination, a wait records the clock that set it, a dead letter can be dismissed, and
 * health checks have a table to write to.
 */
export const destinationsApart = step(
  7,
  ({ whole, strict }) => `
  -- When next_attempt_at was set, by the clock that set it; NULL: with queued_at.
  ALTER TABLE outbox ADD COLUMN waits_since ${whole};
  ALTER TABLE outbox ADD COLUMN dismissed_at ${whole};
  -- The same words as in store/destination-sql.ts: the index serves no others.
  CREATE INDEX outbox_by_destination ON outbox ((CASE
      WHEN substr(kind, length(kind) - 6) = 'webhook' THEN 'webhook ' || address
      WHEN kind = 'relay' THEN 'relay'
      WHEN kind IN ('thanks-mail', 'confirmation-mail') THEN 'visitor mail'
      ELSE 'mail' END), next_attempt_at) WHERE state = 'waiting';
  DROP INDEX outbox_waiting;
  CREATE TABLE write_probe (
    id INTEGER PRIMARY KEY,
    filling TEXT NOT NULL
  )${strict};
`,
)
