/** Lets the outbox take deliveries to members of the team. */
export const outboxForTheTeam = `  ALTER TABLE outbox ADD COLUMN member TEXT REFERENCES team_members (uid) ON DELETE CASCADE;
  ALTER TABLE outbox ADD COLUMN about TEXT NOT NULL DEFAULT '';
  ALTER TABLE outbox DROP CONSTRAINT outbox_lead_id_kind_address_key;
  ALTER TABLE outbox DROP CONSTRAINT outbox_check1;
  ALTER TABLE outbox ADD CHECK (num_nonnulls(lead_id, subscriber_id, member) = 1);
  ALTER TABLE outbox ADD UNIQUE (lead_id, kind, address, about);
  ALTER TABLE outbox ADD UNIQUE (member, kind, about);
  DROP INDEX outbox_by_destination;
`
