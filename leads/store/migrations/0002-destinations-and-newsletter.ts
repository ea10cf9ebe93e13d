import type { Migration } from './migration.ts'

/**
 * The outbox learns to carry more than mail about leads: its kinds are the code's to name, a subscriber may be what a
 * row is about, and mail kept as a file is a state of its own, so that it can be sent later.
 */
export const destinationsAndNewsletter: Migration = {
  number: 2,
  postgres: '',
  sqlite: `
  CREATE TABLE subscribers (
    id INTEGER PRIMARY KEY,
    uid TEXT NOT NULL UNIQUE,
    -- The address in small letters: what makes two of them the same.
    identity TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
    asked_at INTEGER NOT NULL,
    page TEXT NOT NULL,
    consent_version TEXT NOT NULL,
    confirmed_at INTEGER,
    unsubscribed_at INTEGER
  ) STRICT;
  CREATE INDEX subscribers_pending ON subscribers (asked_at) WHERE state = 'pending';

  CREATE TABLE new_outbox (
    id INTEGER PRIMARY KEY,
    lead_id INTEGER REFERENCES leads (id) ON DELETE CASCADE,
    subscriber_id INTEGER REFERENCES subscribers (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    queued_at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'held', 'delivered', 'kept', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER CHECK ((next_attempt_at IS NOT NULL) = (state = 'waiting')),
    lease_token TEXT,
    leased_until INTEGER,
    delivered_at INTEGER,
    last_error TEXT,
    CHECK ((lead_id IS NULL) <> (subscriber_id IS NULL)),
    UNIQUE (lead_id, position),
    UNIQUE (lead_id, kind, address)
  ) STRICT;
  INSERT INTO new_outbox (id, lead_id, position, kind, address, queued_at, state, attempts,
    next_attempt_at, lease_token, leased_until, delivered_at, last_error)
  SELECT outbox.id, lead_id, position, 'lead-mail', address, received_at,
    CASE WHEN state = 'delivered' AND delivered_by = 'eml' THEN 'kept' ELSE state END, attempts,
    next_attempt_at, lease_token, leased_until, delivered_at, last_error
  FROM outbox JOIN leads ON leads.id = lead_id;
  DROP TABLE outbox;
  ALTER TABLE new_outbox RENAME TO outbox;
  CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE state = 'waiting';
  CREATE INDEX outbox_by_subscriber ON outbox (subscriber_id, queued_at);
`,
}
