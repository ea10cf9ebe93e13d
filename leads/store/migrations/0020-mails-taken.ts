import { step } from './migration.ts'

/**
 * Mails that were taken in, so that none is taken twice, however it comes. A hash reveals nothing about a person, and
 * stays when one is erased: a late delivery by a mail service must not bring them back.
 */
export const mailsTaken = step(
  20,
  ({ whole, keyed }) => `
  CREATE TABLE mails_taken (
    hash TEXT PRIMARY KEY,
    taken_at ${whole} NOT NULL
  )${keyed};
`,
)
