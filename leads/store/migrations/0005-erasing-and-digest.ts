import { alike, type Migration } from './migration.ts'

/** What erasing by age remembers, and which held leads have been reported to the team. */
export const erasingAndDigest: Migration = {
  number: 5,
  ...alike(
    ({ whole, keyed }) => `
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
`,
  ),
}
