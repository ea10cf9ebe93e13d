import { step } from './migration.ts'

/** Finds whether a webhook takes what comes, for readTrouble. */
export const takenByWebhooks = step(
  14,
  `
  CREATE INDEX outbox_taken_by_webhooks ON outbox (destination, delivered_at)
    WHERE kind = 'webhook' AND state = 'delivered';
`,
)
