import { outboxForTheTeam as postgresOutbox } from './0009-outbox-for-the-team-postgres.ts'
import { outboxForTheTeam as sqliteOutbox } from './0009-outbox-for-the-team-sqlite.ts'
import { tableWords, type Migration, type TableWords } from './migration.ts'

/** `forTheTeam` lets the outbox take mails to the team as well: SQLite has to recreate the table. */
const statements = ({ whole, id, strict }: TableWords, forTheTeam: string) => `
  -- The sales team. Who was removed stays, so that what was done keeps its name.
  CREATE TABLE team_members (
    uid TEXT PRIMARY KEY,
    -- The address in small letters: what makes two of them the same.
    identity TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    name TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('owner', 'member', 'reader')),
    state TEXT NOT NULL CHECK (state IN ('invited', 'active', 'removed')),
    created_at ${whole} NOT NULL,
    updated_at ${whole} NOT NULL
  )${strict};

  -- Sessions, links and challenges are found by a hash: who reads the store cannot sign in with what stands there.
  CREATE TABLE team_sessions (
    uid TEXT PRIMARY KEY,
    member TEXT NOT NULL REFERENCES team_members (uid) ON DELETE CASCADE,
    token_hash TEXT NOT NULL UNIQUE,
    user_agent TEXT NOT NULL,
    created_at ${whole} NOT NULL,
    updated_at ${whole} NOT NULL,
    expires_at ${whole} NOT NULL
  )${strict};
  CREATE INDEX team_sessions_by_member ON team_sessions (member);
  CREATE INDEX team_sessions_by_end ON team_sessions (expires_at);
  CREATE TABLE team_challenges (
    uid TEXT PRIMARY KEY,
    identifier_hash TEXT NOT NULL UNIQUE,
    value TEXT NOT NULL,
    created_at ${whole} NOT NULL,
    updated_at ${whole} NOT NULL,
    expires_at ${whole} NOT NULL
  )${strict};
  CREATE INDEX team_challenges_by_end ON team_challenges (expires_at);
  CREATE TABLE team_passkeys (
    uid TEXT PRIMARY KEY,
    member TEXT NOT NULL REFERENCES team_members (uid) ON DELETE CASCADE,
    name TEXT NOT NULL,
    credential_id TEXT NOT NULL UNIQUE,
    public_key TEXT NOT NULL,
    counter ${whole} NOT NULL,
    device_type TEXT NOT NULL,
    backed_up ${whole} NOT NULL,
    transports TEXT NOT NULL,
    aaguid TEXT NOT NULL,
    created_at ${whole} NOT NULL
  )${strict};
  CREATE INDEX team_passkeys_by_member ON team_passkeys (member);

  -- How far a lead is. What was there before counts as new, and is due a day after it came.
  ALTER TABLE leads ADD COLUMN stage TEXT NOT NULL DEFAULT 'new'
    CHECK (stage IN ('new', 'open', 'answered', 'won', 'lost', 'spam'));
  ALTER TABLE leads ADD COLUMN assignee TEXT REFERENCES team_members (uid);
  -- One more with every change: who changes an earlier one is told.
  ALTER TABLE leads ADD COLUMN version ${whole} NOT NULL DEFAULT 1;
  ALTER TABLE leads ADD COLUMN due_at ${whole} NOT NULL DEFAULT 0;
  ALTER TABLE leads ADD COLUMN answered_at ${whole};
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
    id ${id},
    -- Names the answer in its Message-ID.
    uid TEXT NOT NULL UNIQUE,
    lead_id ${whole} NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    member TEXT NOT NULL REFERENCES team_members (uid),
    at ${whole} NOT NULL,
    -- As the mail gives it: a name that is changed later changes no mail.
    writer TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL
  )${strict};
  CREATE INDEX lead_answers_by_lead ON lead_answers (lead_id, id);
  CREATE TABLE lead_history (
    id ${id},
    lead_id ${whole} NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    at ${whole} NOT NULL,
    member TEXT REFERENCES team_members (uid),
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    answer_id ${whole} REFERENCES lead_answers (id) ON DELETE CASCADE,
    -- The lead's version since.
    version ${whole} NOT NULL
  )${strict};
  CREATE INDEX lead_history_by_lead ON lead_history (lead_id, id);
  CREATE INDEX lead_history_by_answer ON lead_history (answer_id) WHERE answer_id IS NOT NULL;

  -- Who has a lead open, one row a tab.
  CREATE TABLE lead_presence (
    tab TEXT PRIMARY KEY,
    lead_id ${whole} NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    member TEXT NOT NULL REFERENCES team_members (uid) ON DELETE CASCADE,
    seen_at ${whole} NOT NULL
  )${strict};
  CREATE INDEX lead_presence_by_lead ON lead_presence (lead_id);

  CREATE TABLE reply_templates (
    id ${id},
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    version ${whole} NOT NULL,
    updated_at ${whole} NOT NULL
  )${strict};
  -- What the owner has set, JSON each.
  CREATE TABLE team_settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  )${strict};
  -- Who looked at what and did what. A reference says nothing of a person once its lead is erased.
  CREATE TABLE team_audit (
    id ${id},
    at ${whole} NOT NULL,
    member TEXT REFERENCES team_members (uid),
    action TEXT NOT NULL,
    reference TEXT,
    detail TEXT NOT NULL
  )${strict};
  CREATE INDEX team_audit_by_member ON team_audit (member, id);
  CREATE INDEX team_audit_by_time ON team_audit (at);

  -- The outbox also carries answers, and mails to the team. What a row is about tells two of a kind apart: the answer,
  -- the day, the link; empty where there is one of its kind.
${forTheTeam}  -- The same words as in store/destination-sql.ts: the index serves no others.
  CREATE INDEX outbox_by_destination ON outbox ((CASE
      WHEN substr(kind, length(kind) - 6) = 'webhook' THEN 'webhook ' || address
      WHEN kind = 'relay' THEN 'relay'
      WHEN kind IN ('thanks-mail', 'confirmation-mail') THEN 'visitor mail'
      WHEN kind = 'answer-mail' THEN 'answer mail'
      WHEN kind = 'sign-in-mail' THEN 'sign-in mail'
      ELSE 'mail' END), next_attempt_at) WHERE state = 'waiting';
`

/** The sales team, and its work on each lead. */
export const salesDesk: Migration = {
  number: 9,
  sqlite: statements(tableWords.sqlite, sqliteOutbox),
  postgres: statements(tableWords.postgres, postgresOutbox),
}
