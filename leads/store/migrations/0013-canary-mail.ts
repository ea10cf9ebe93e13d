import { alike, type Migration } from './migration.ts'

/** The daily test lead goes to its own mailbox, not to the team of the moment. */
export const canaryMail: Migration = {
  number: 13,
  ...alike(
    () => `
  UPDATE outbox SET kind = 'canary-mail' WHERE kind = 'lead-mail' AND lead_id IN (
    SELECT id FROM leads WHERE name = 'Canary' AND message LIKE 'A test lead, sent by the lead desk itself on %');
`,
  ),
}
