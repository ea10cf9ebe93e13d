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
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
  );

  -- Sessions, links and challenges are found by a hash: who reads the store cannot sign in with what stands there.
  CREATE TABLE team_sessions (
    uid TEXT PRIMARY KEY,
    member TEXT NOT NULL REFERENCES team_members (uid) ON DELETE CASCADE,
    token_hash TEXT NOT NULL UNIQUE,
    user_agent TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
  );
  CREATE INDEX team_sessions_by_member ON team_sessions (member);
  CREATE INDEX team_sessions_by_end ON team_sessions (expires_at);
  CREATE TABLE team_challenges (
    uid TEXT PRIMARY KEY,
    identifier_hash TEXT NOT NULL UNIQUE,
    value TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
  );
  CREATE INDEX team_challenges_by_end ON team_challenges (expires_at);
  CREATE TABLE team_passkeys (
    uid TEXT PRIMARY KEY,
    member TEXT NOT NULL REFERENCES team_members (uid) ON DELETE CASCADE,
    name TEXT NOT NULL,
    credential_id TEXT NOT NULL UNIQUE,
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL,
    device_type TEXT NOT NULL,
    backed_up BIGINT NOT NULL,
    transports TEXT NOT NULL,
    aaguid TEXT NOT NULL,
    created_at BIGINT NOT NULL
  );
  CREATE INDEX team_passkeys_by_member ON team_passkeys (member);

  -- How far a lead is. What was there before counts as new, and is due a day after it came.
  ALTER TABLE leads ADD COLUMN stage TEXT NOT NULL DEFAULT 'new'
    CHECK (stage IN ('new', 'open', 'answered', 'won', 'lost', 'spam'));
  ALTER TABLE leads ADD COLUMN assignee TEXT REFERENCES team_members (uid);
  -- One more with every change: who changes an earlier one is told.
  ALTER TABLE leads ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
  ALTER TABLE leads ADD COLUMN due_at BIGINT NOT NULL DEFAULT 0;
  ALTER TABLE leads ADD COLUMN answered_at BIGINT;
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
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- Names the answer in its Message-ID.
    uid TEXT NOT NULL UNIQUE,
    lead_id BIGINT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    member TEXT NOT NULL REFERENCES team_members (uid),
    at BIGINT NOT NULL,
    -- As the mail gives it: a name that is changed later changes no mail.
    writer TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL
  );
  CREATE INDEX lead_answers_by_lead ON lead_answers (lead_id, id);
  CREATE TABLE lead_history (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    lead_id BIGINT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    member TEXT REFERENCES team_members (uid),
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    answer_id BIGINT REFERENCES lead_answers (id) ON DELETE CASCADE,
    -- The lead's version since.
    version BIGINT NOT NULL
  );
  CREATE INDEX lead_history_by_lead ON lead_history (lead_id, id);
  CREATE INDEX lead_history_by_answer ON lead_history (answer_id) WHERE answer_id IS NOT NULL;

  -- Who has a lead open, one row a tab.
  CREATE TABLE lead_presence (
    tab TEXT PRIMARY KEY,
    lead_id BIGINT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    member TEXT NOT NULL REFERENCES team_members (uid) ON DELETE CASCADE,
    seen_at BIGINT NOT NULL
  );
  CREATE INDEX lead_presence_by_lead ON lead_presence (lead_id);

  CREATE TABLE reply_templates (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    version BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
  );
  -- What the owner has set, JSON each.
  CREATE TABLE team_settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  );
  -- Who looked at what and did what. A reference says nothing of a person once its lead is erased.
  CREATE TABLE team_audit (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    member TEXT REFERENCES team_members (uid),
    action TEXT NOT NULL,
    reference TEXT,
    detail TEXT NOT NULL
  );
  CREATE INDEX team_audit_by_member ON team_audit (member, id);
  CREATE INDEX team_audit_by_time ON team_audit (at);

  -- The outbox also carries answers, and mails to the team. What a row is about tells two of a kind apart: the answer,
  -- the day, the link; empty where there is one of its kind.
  ALTER TABLE outbox ADD COLUMN member TEXT REFERENCES team_members (uid) ON DELETE CASCADE;
  ALTER TABLE outbox ADD COLUMN about TEXT NOT NULL DEFAULT '';
  ALTER TABLE outbox DROP CONSTRAINT outbox_lead_id_kind_address_key;
  ALTER TABLE outbox DROP CONSTRAINT outbox_check1;
  ALTER TABLE outbox ADD CHECK (num_nonnulls(lead_id, subscriber_id, member) = 1);
  ALTER TABLE outbox ADD UNIQUE (lead_id, kind, address, about);
  ALTER TABLE outbox ADD UNIQUE (member, kind, about);
  DROP INDEX outbox_by_destination;
  -- The same words as in store/destination-sql.ts: the index serves no others.
  CREATE INDEX outbox_by_destination ON outbox ((CASE
      WHEN substr(kind, length(kind) - 6) = 'webhook' THEN 'webhook ' || address
      WHEN kind = 'relay' THEN 'relay'
      WHEN kind IN ('thanks-mail', 'confirmation-mail') THEN 'visitor mail'
      WHEN kind = 'answer-mail' THEN 'answer mail'
      WHEN kind = 'sign-in-mail' THEN 'sign-in mail'
      ELSE 'mail' END), next_attempt_at) WHERE state = 'waiting';
`
