import { alike, type Migration } from './migration.ts'

/** Determines whether a webhook accepts deliveries, for readTrouble. */
export const takenByWebhooks: Migration = {
  number: 14,
  ...alike(
    () => `
  CREATE INDEX outbox_taken_by_webhooks ON outbox (destination, delivered_at)
    WHERE kind = 'webhook' AND state = 'delivered';
`,
  ),
}
