import { step } from './migration.ts'

/** Mails to people who have not confirmed their address are counted by mailbox: see mailbox-of.ts. Null for all other mails. */
export const mailboxes = step(
  6,
  `
  ALTER TABLE outbox ADD COLUMN mailbox TEXT;
  UPDATE outbox SET mailbox = lower(address) WHERE kind IN ('thanks-mail', 'confirmation-mail');
  CREATE INDEX outbox_by_mailbox ON outbox (mailbox, queued_at) WHERE mailbox IS NOT NULL;
  CREATE INDEX outbox_to_strangers ON outbox (queued_at) WHERE mailbox IS NOT NULL;
`,
)
