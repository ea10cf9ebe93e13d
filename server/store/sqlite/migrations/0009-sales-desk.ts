/** The sales team, and how far it is with each lead. */
export const salesDesk = `
  -- The sales team. Who was removed stays, so that what was done keeps its name.
  CREATE TABLE team_members (
    uid TEXT PRIMARY KEY,
    -- The address in small letters: what makes two of them the same.
    identity TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    name TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('owner', 'member', 'reader')),
    state TEXT NOT NULL CHECK (state IN ('invited', 'active', 'removed')),
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;

  -- Sessions, links and challenges are found by a hash: who reads the store cannot sign in with what stands there.
  CREATE TABLE team_sessions (
    uid TEXT PRIMARY KEY,
    member TEXT NOT NULL REFERENCES team_members (uid) ON DELETE CASCADE,
    token_hash TEXT NOT NULL UNIQUE,
    user_agent TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX team_sessions_by_member ON team_sessions (member);
  CREATE INDEX team_sessions_by_end ON team_sessions (expires_at);
  CREATE TABLE team_challenges (
    uid TEXT PRIMARY KEY,
    identifier_hash TEXT NOT NULL UNIQUE,
    value TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX team_challenges_by_end ON team_challenges (expires_at);
  CREATE TABLE team_passkeys (
    uid TEXT PRIMARY KEY,
    member TEXT NOT NULL REFERENCES team_members (uid) ON DELETE CASCADE,
    name TEXT NOT NULL,
    credential_id TEXT NOT NULL UNIQUE,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    device_type TEXT NOT NULL,
    backed_up INTEGER NOT NULL,
    transports TEXT NOT NULL,
    aaguid TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX team_passkeys_by_member ON team_passkeys (member);

  -- How far a lead is. What was there before counts as new, and is due a day after it came.
  ALTER TABLE leads ADD COLUMN stage TEXT NOT NULL DEFAULT 'new'
    CHECK (stage IN ('new', 'open', 'answered', 'won', 'lost', 'spam'));
  ALTER TABLE leads ADD COLUMN assignee TEXT REFERENCES team_members (uid);
  -- One more with every change: who changes an earlier one is told.
  ALTER TABLE leads ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE leads ADD COLUMN due_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE leads ADD COLUMN answered_at INTEGER;
  ALTER TABLE leads ADD COLUMN answered_by TEXT REFERENCES team_members (uid);
  UPDATE leads SET due_at = received_at + 86400000,
    stage = CASE WHEN EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND outbox.state = 'held')
      THEN 'spam' ELSE 'new' END;
  CREATE INDEX leads_by_stage ON leads (stage, id);
  CREATE INDEX leads_unanswered ON leads (id) WHERE stage IN ('new', 'open');
  CREATE INDEX leads_by_due_time ON leads (due_at) WHERE stage IN ('new', 'open');
  CREATE INDEX leads_wanted ON leads (id) WHERE stage <> 'spam';
  CREATE INDEX leads_by_assignee ON leads (assignee, id) WHERE assignee IS NOT NULL;
  CREATE INDEX leads_by_answer_time ON leads (answered_at) WHERE answered_at IS NOT NULL;

  CREATE TABLE lead_answers (
    id INTEGER PRIMARY KEY,
    -- Names the answer in its Message-ID.
    uid TEXT NOT NULL UNIQUE,
    lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    member TEXT NOT NULL REFERENCES team_members (uid),
    at INTEGER NOT NULL,
    -- As the mail gives it: a name that is changed later changes no mail.
    writer TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX lead_answers_by_lead ON lead_answers (lead_id, id);
  CREATE TABLE lead_history (
    id INTEGER PRIMARY KEY,
    lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    member TEXT REFERENCES team_members (uid),
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    answer_id INTEGER REFERENCES lead_answers (id) ON DELETE CASCADE,
    -- The lead's version since.
    version INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX lead_history_by_lead ON lead_history (lead_id, id);
  CREATE INDEX lead_history_by_answer ON lead_history (answer_id) WHERE answer_id IS NOT NULL;

  -- Who has a lead open, one row a tab.
  CREATE TABLE lead_presence (
    tab TEXT PRIMARY KEY,
    lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    member TEXT NOT NULL REFERENCES team_members (uid) ON DELETE CASCADE,
    seen_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX lead_presence_by_lead ON lead_presence (lead_id);

  CREATE TABLE reply_templates (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    version INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;
  -- What the owner has set, JSON each.
  CREATE TABLE team_settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  -- Who looked at what and did what. A reference says nothing of a person once its lead is erased.
  CREATE TABLE team_audit (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    member TEXT REFERENCES team_members (uid),
    action TEXT NOT NULL,
    reference TEXT,
    detail TEXT NOT NULL
  ) STRICT;
  CREATE INDEX team_audit_by_member ON team_audit (member, id);
  CREATE INDEX team_audit_by_time ON team_audit (at);

  -- The outbox also carries answers, and mails to the team. What a row is about tells two of a kind apart: the answer,
  -- the day, the link; empty where there is one of its kind.
  CREATE TABLE new_outbox (
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
  -- The same words as in store/destination-sql.ts: the index serves no others.
  CREATE INDEX outbox_by_destination ON outbox ((CASE
      WHEN substr(kind, length(kind) - 6) = 'webhook' THEN 'webhook ' || address
      WHEN kind = 'relay' THEN 'relay'
      WHEN kind IN ('thanks-mail', 'confirmation-mail') THEN 'visitor mail'
      WHEN kind = 'answer-mail' THEN 'answer mail'
      WHEN kind = 'sign-in-mail' THEN 'sign-in mail'
      ELSE 'mail' END), next_attempt_at) WHERE state = 'waiting';
`
