/** What SQLite came to in three steps. Times are milliseconds since 1970, UTC. */
export const everything = `
  CREATE TABLE leads (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    uid TEXT NOT NULL UNIQUE,
    received_at BIGINT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    company TEXT NOT NULL,
    message TEXT NOT NULL,
    identity TEXT NOT NULL,
    consent_version TEXT NOT NULL,
    spam_score INTEGER NOT NULL,
    -- One reason a line.
    spam_reasons TEXT NOT NULL
  );
  CREATE INDEX leads_by_time ON leads (received_at, id);
  CREATE INDEX leads_by_identity ON leads (identity);

  -- One row for each content of the last minutes: the primary key is what makes a repeat impossible.
  CREATE TABLE recent_content (
    content_hash TEXT PRIMARY KEY,
    lead_id BIGINT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    accepted_at BIGINT NOT NULL
  );
  CREATE INDEX recent_content_by_time ON recent_content (accepted_at);
  CREATE INDEX recent_content_by_lead ON recent_content (lead_id);

  -- Counts the references given out on a day, so that an erased lead's reference is not given again.
  CREATE TABLE reference_days (
    day TEXT PRIMARY KEY,
    last_number INTEGER NOT NULL
  );

  CREATE TABLE subscribers (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    uid TEXT NOT NULL UNIQUE,
    -- The address in small letters: what makes two of them the same.
    identity TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
    asked_at BIGINT NOT NULL,
    page TEXT NOT NULL,
    consent_version TEXT NOT NULL,
    confirmed_at BIGINT,
    unsubscribed_at BIGINT
  );
  CREATE INDEX subscribers_pending ON subscribers (asked_at) WHERE state = 'pending';

  CREATE TABLE outbox (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    lead_id BIGINT REFERENCES leads (id) ON DELETE CASCADE,
    subscriber_id BIGINT REFERENCES subscribers (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    queued_at BIGINT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'held', 'delivered', 'kept', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at BIGINT CHECK ((next_attempt_at IS NOT NULL) = (state = 'waiting')),
    lease_token TEXT,
    leased_until BIGINT,
    delivered_at BIGINT,
    last_error TEXT,
    CHECK ((lead_id IS NULL) <> (subscriber_id IS NULL)),
    UNIQUE (lead_id, position),
    UNIQUE (lead_id, kind, address)
  );
  CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE state = 'waiting';
  CREATE INDEX outbox_not_delivered ON outbox (state) WHERE state IN ('held', 'kept', 'dead');
  CREATE INDEX outbox_by_subscriber ON outbox (subscriber_id, queued_at);
`
