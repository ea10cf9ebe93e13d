import { step } from './migration.ts'

/** The daily test lead goes to a mailbox of its own, and not to whoever is the team when it is sent. */
export const canaryMail = step(
  13,
  `
  UPDATE outbox SET kind = 'canary-mail' WHERE kind = 'lead-mail' AND lead_id IN (
    SELECT id FROM leads WHERE name = 'Canary' AND message LIKE 'A test lead, sent by the lead desk itself on %');
`,
)
