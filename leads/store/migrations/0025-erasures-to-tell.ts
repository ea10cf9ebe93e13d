import { step } from './migration.ts'

/** Webhooks that are still to hear of an erased lead. The outbox cannot hold them: its rows go with their lead. */
export const erasuresToTell = step(
  25,
  ({ whole, keyed }) => `
  CREATE TABLE erasures_to_tell (
    reference TEXT NOT NULL,
    webhook TEXT NOT NULL,
    erased_at ${whole} NOT NULL,
    next_attempt_at ${whole} NOT NULL,
    PRIMARY KEY (reference, webhook)
  )${keyed};
`,
)
