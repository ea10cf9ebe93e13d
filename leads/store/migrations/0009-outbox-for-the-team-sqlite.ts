/** The outbox with deliveries to members of the team, as a new table: SQLite cannot change a table's constraints. */
export const outboxForTheTeam = `  CREATE TABLE new_outbox (
    id INTEGER PRIMARY KEY,
    lead_id INTEGER REFERENCES leads (id) ON DELETE CASCADE,
    subscriber_id INTEGER REFERENCES subscribers (id) ON DELETE CASCADE,
    member TEXT REFERENCES team_members (uid) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    about TEXT NOT NULL DEFAULT '',
    queued_at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'held', 'delivered', 'kept', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER CHECK ((next_attempt_at IS NOT NULL) = (state = 'waiting')),
    waits_since INTEGER,
    lease_token TEXT,
    leased_until INTEGER,
    delivered_at INTEGER,
    dismissed_at INTEGER,
    refused_at INTEGER,
    last_error TEXT,
    mailbox TEXT,
    CHECK ((lead_id IS NOT NULL) + (subscriber_id IS NOT NULL) + (member IS NOT NULL) = 1),
    UNIQUE (lead_id, position),
    UNIQUE (lead_id, kind, address, about),
    UNIQUE (member, kind, about)
  ) STRICT;
  INSERT INTO new_outbox (id, lead_id, subscriber_id, position, kind, address, queued_at, state, attempts,
    next_attempt_at, waits_since, lease_token, leased_until, delivered_at, dismissed_at, refused_at, last_error, mailbox)
  SELECT id, lead_id, subscriber_id, position, kind, address, queued_at, state, attempts,
    next_attempt_at, waits_since, lease_token, leased_until, delivered_at, dismissed_at, refused_at, last_error, mailbox
  FROM outbox;
  DROP TABLE outbox;
  ALTER TABLE new_outbox RENAME TO outbox;
  CREATE INDEX outbox_by_subscriber ON outbox (subscriber_id, queued_at);
  CREATE INDEX outbox_not_delivered ON outbox (state) WHERE state IN ('held', 'kept', 'dead');
  CREATE INDEX outbox_by_mailbox ON outbox (mailbox, queued_at) WHERE mailbox IS NOT NULL;
  CREATE INDEX outbox_to_strangers ON outbox (queued_at) WHERE mailbox IS NOT NULL;
`
