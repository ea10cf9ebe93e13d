import { alike, type Migration } from './migration.ts'

/** Webhooks still to be told about an erased lead. Not in the outbox: its rows go with their lead. */
export const erasuresToTell: Migration = {
  number: 25,
  ...alike(
    ({ whole, keyed }) => `
  CREATE TABLE erasures_to_tell (
    reference TEXT NOT NULL,
    webhook TEXT NOT NULL,
    erased_at ${whole} NOT NULL,
    next_attempt_at ${whole} NOT NULL,
    PRIMARY KEY (reference, webhook)
  )${keyed};
`,
  ),
}
