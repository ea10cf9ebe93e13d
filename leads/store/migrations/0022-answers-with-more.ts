import { alike, type Migration } from './migration.ts'

/** Attachments and copies of an answer, and its writer's signature. */
export const answersWithMore: Migration = {
  number: 22,
  ...alike(
    () => `
  ALTER TABLE team_members ADD COLUMN title TEXT NOT NULL DEFAULT '';
  ALTER TABLE team_members ADD COLUMN phone TEXT NOT NULL DEFAULT '';
  -- Copies, files and the invitation, JSON; and the lines under the answer, as its mail gives them.
  ALTER TABLE lead_answers ADD COLUMN extras TEXT NOT NULL DEFAULT '{}';
  ALTER TABLE lead_answers ADD COLUMN signature TEXT NOT NULL DEFAULT '';
`,
  ),
}
