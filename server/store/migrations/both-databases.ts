import { salesDesk } from './sales-desk.ts'

/** What the two databases write differently where they define a table. */
export interface TableWords {
  /** The type of whole numbers. */
  whole: string
  /** A key that the database counts up. */
  id: string
  /** Behind the columns: values must have their columns' types. */
  strict: string
  /** The same of a table that is looked up by a key of its own. */
  keyed: string
}

/** How often something happened on a day; no row is about a person. */
const eventCounts = ({ whole, keyed }: TableWords) => `
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
`

/** What erasing by age remembers, and which held leads the team was told of. */
const erasingAndDigest = ({ whole, keyed }: TableWords) => `
  -- What the lead desk knows of itself, a number each: how its clock has gone, what it has announced to erase.
  CREATE TABLE desk_state (
    name TEXT PRIMARY KEY,
    value ${whole} NOT NULL
  )${keyed};

  -- Names of mails about what was erased: one that was being written just then may still turn up as a file.
  CREATE TABLE erased_mails (
    name TEXT PRIMARY KEY,
    erased_at ${whole} NOT NULL
  )${keyed};

  -- When the digest that tells of a held lead was made; the same in all that it tells of.
  ALTER TABLE leads ADD COLUMN held_told_at ${whole};
  CREATE INDEX leads_told ON leads (held_told_at) WHERE held_told_at IS NOT NULL;
`

/** Mails to people who have not confirmed their address are counted by mailbox: see mailbox-of.ts. Null for all other mails. */
const mailboxes = `
  ALTER TABLE outbox ADD COLUMN mailbox TEXT;
  UPDATE outbox SET mailbox = lower(address) WHERE kind IN ('thanks-mail', 'confirmation-mail');
  CREATE INDEX outbox_by_mailbox ON outbox (mailbox, queued_at) WHERE mailbox IS NOT NULL;
  CREATE INDEX outbox_to_strangers ON outbox (queued_at) WHERE mailbox IS NOT NULL;
`

/**
 * Deliveries are claimed by destination, a wait records the clock that set it, a dead letter can be dismissed, and
 * health checks have a table to write to.
 */
const destinationsApart = ({ whole, strict }: TableWords) => `
  -- When next_attempt_at was set, by the clock that set it; NULL: with queued_at.
  ALTER TABLE outbox ADD COLUMN waits_since ${whole};
  ALTER TABLE outbox ADD COLUMN dismissed_at ${whole};
  -- The same words as in store/destination-sql.ts: the index serves no others.
  CREATE INDEX outbox_by_destination ON outbox ((CASE
      WHEN substr(kind, length(kind) - 6) = 'webhook' THEN 'webhook ' || address
      WHEN kind = 'relay' THEN 'relay'
      WHEN kind IN ('thanks-mail', 'confirmation-mail') THEN 'visitor mail'
      ELSE 'mail' END), next_attempt_at) WHERE state = 'waiting';
  DROP INDEX outbox_waiting;
  CREATE TABLE write_probe (
    id INTEGER PRIMARY KEY,
    filling TEXT NOT NULL
  )${strict};
`

/** When a delivery that still waits was last refused: somebody should know at once, and correct the cause. */
const refused = ({ whole }: TableWords) => `ALTER TABLE outbox ADD COLUMN refused_at ${whole}`

/**
 * The steps that both databases take alike. `outboxForTheTeam` is the one part in which the step to the sales desk
 * differs.
 */
export const sharedMigrations = (words: TableWords, outboxForTheTeam: string): readonly string[] => [
  eventCounts(words),
  erasingAndDigest(words),
  mailboxes,
  destinationsApart(words),
  refused(words),
  salesDesk(words, outboxForTheTeam),
]
