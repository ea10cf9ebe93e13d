import { everything } from './0003-postgres.ts'
import type { Migration } from './migration.ts'

/** Suspected spam, the version of the notice, and the lower-case address to find a person by. Starts Postgres. */
export const spamAndConsent: Migration = {
  number: 3,
  postgres: everything,
  sqlite: `
  ALTER TABLE leads ADD COLUMN identity TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN consent_version TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN spam_score INTEGER NOT NULL DEFAULT 0;
  -- One reason a line.
  ALTER TABLE leads ADD COLUMN spam_reasons TEXT NOT NULL DEFAULT '';
  UPDATE leads SET identity = lower(email);
  CREATE INDEX leads_by_identity ON leads (identity);
  CREATE INDEX outbox_not_delivered ON outbox (state) WHERE state IN ('held', 'kept', 'dead');
`,
}
