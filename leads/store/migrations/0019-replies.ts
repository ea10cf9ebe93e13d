import { alike, type Migration } from './migration.ts'

/** Incoming mail: replies in the thread of a lead with their own clock, and bounced answers. */
export const replies: Migration = {
  number: 19,
  ...alike(
    ({ whole, id, strict }) => `
  -- The oldest reply that nobody has answered, and by when somebody should. A lead that is won stays won.
  ALTER TABLE leads ADD COLUMN replied_at ${whole};
  ALTER TABLE leads ADD COLUMN reply_due_at ${whole};
  CREATE INDEX leads_replied ON leads (id) WHERE replied_at IS NOT NULL;
  CREATE INDEX leads_by_reply_due_time ON leads (reply_due_at) WHERE replied_at IS NOT NULL;

  CREATE TABLE lead_replies (
    id ${id},
    lead_id ${whole} NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    at ${whole} NOT NULL,
    -- first: the mail that made the lead. automatic: out of office. team: what somebody of ours wrote in a mail program.
    kind TEXT NOT NULL CHECK (kind IN ('first', 'reply', 'automatic', 'team')),
    -- Without its angle brackets; empty where the mail has none.
    message_id TEXT NOT NULL,
    writer TEXT NOT NULL,
    address TEXT NOT NULL,
    subject TEXT NOT NULL,
    -- JSON: pieces of text, each with whether it repeats earlier mails.
    body TEXT NOT NULL
  )${strict};
  CREATE INDEX lead_replies_by_lead ON lead_replies (lead_id, id);
  CREATE INDEX lead_replies_by_message ON lead_replies (message_id) WHERE message_id <> '';
  CREATE TABLE reply_attachments (
    id ${id},
    reply_id ${whole} NOT NULL REFERENCES lead_replies (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    size ${whole} NOT NULL,
    -- In base64; null where it was too large to be kept.
    content TEXT
  )${strict};
  CREATE INDEX reply_attachments_by_reply ON reply_attachments (reply_id, id);
  ALTER TABLE lead_history ADD COLUMN reply_id ${whole} REFERENCES lead_replies (id) ON DELETE CASCADE;
  CREATE INDEX lead_history_by_reply ON lead_history (reply_id) WHERE reply_id IS NOT NULL;

  -- When a mail that the mail server had taken came back.
  ALTER TABLE outbox ADD COLUMN bounced_at ${whole};
`,
  ),
}
