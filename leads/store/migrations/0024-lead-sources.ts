import { alike, type Migration } from './migration.ts'

/** Where a lead came from, and its id at the sender, by which a repeat is recognised however late it comes. */
export const leadSources: Migration = {
  number: 24,
  ...alike(
    () => `
  ALTER TABLE leads ADD COLUMN came_by TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN agreed TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN page TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN about TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN heading TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN utm_source TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN utm_medium TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN utm_campaign TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN external_id TEXT;
  CREATE UNIQUE INDEX leads_by_external_id ON leads (external_id) WHERE external_id IS NOT NULL;
`,
  ),
}
