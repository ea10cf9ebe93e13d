import type { Migration } from './migration.ts'

/** Times are milliseconds since 1970, UTC. Postgres came with the third step. */
export const leadsAndOutbox: Migration = {
  number: 1,
  postgres: '',
  sqlite: `
  CREATE TABLE leads (
    id INTEGER PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    uid TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    company TEXT NOT NULL,
    message TEXT NOT NULL
  ) STRICT;
  CREATE INDEX leads_by_time ON leads (received_at, id);

  -- One row for each content of the last minutes: the primary key is what makes a repeat impossible.
  CREATE TABLE recent_content (
    content_hash TEXT PRIMARY KEY,
    lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    accepted_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX recent_content_by_time ON recent_content (accepted_at);
  CREATE INDEX recent_content_by_lead ON recent_content (lead_id);

  -- Counts the references given out on a day, so that an erased lead's reference is not given again.
  CREATE TABLE reference_days (
    day TEXT PRIMARY KEY,
    last_number INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('mail')),
    address TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER CHECK ((next_attempt_at IS NOT NULL) = (state = 'waiting')),
    lease_token TEXT,
    leased_until INTEGER,
    delivered_at INTEGER,
    delivered_by TEXT,
    last_error TEXT,
    UNIQUE (lead_id, position),
    UNIQUE (lead_id, kind, address)
  ) STRICT;
  CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE state = 'waiting';
`,
}
