import { step } from './migration.ts'

/** How often something happened on a day; no row is about a person. */
export const eventCounts = step(
  4,
  ({ whole, keyed }) => `
  CREATE TABLE event_counts (
    day TEXT NOT NULL,
    event TEXT NOT NULL,
    path TEXT NOT NULL,
    heading TEXT NOT NULL,
    referrer TEXT NOT NULL,
    source TEXT NOT NULL,
    medium TEXT NOT NULL,
    campaign TEXT NOT NULL,
    device TEXT NOT NULL,
    number ${whole} NOT NULL,
    PRIMARY KEY (day, event, path, heading, referrer, source, medium, campaign, device)
  )${keyed};
`,
)
