import { alike, type Migration } from './migration.ts'

/** Which mail about new leads a member wants, and when a lead is due for follow-up. */
export const followingUp: Migration = {
  number: 21,
  ...alike(
    ({ whole, keyed }) => `
  ALTER TABLE team_members ADD COLUMN lead_mail TEXT NOT NULL DEFAULT 'all'
    CHECK (lead_mail IN ('all', 'mine', 'none'));
  -- Days, such as 2026-01-26, in the desk's time zone.
  ALTER TABLE leads ADD COLUMN follow_up TEXT;
  ALTER TABLE leads ADD COLUMN remind_on TEXT;
  ALTER TABLE leads ADD COLUMN remind_member TEXT REFERENCES team_members (uid);
  CREATE INDEX leads_by_follow_up ON leads (follow_up) WHERE follow_up IS NOT NULL;
  CREATE INDEX leads_by_reminder ON leads (remind_member, remind_on) WHERE remind_on IS NOT NULL;
  CREATE TABLE lead_labels (
    lead_id ${whole} NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    PRIMARY KEY (lead_id, label)
  )${keyed};
  CREATE INDEX lead_labels_by_label ON lead_labels (label, lead_id);
`,
  ),
}
