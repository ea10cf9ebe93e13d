import { alike, type Migration } from './migration.ts'

/** When a waiting delivery was last refused: somebody should know immediately and fix the cause. */
export const refused: Migration = {
  number: 8,
  ...alike(({ whole }) => `ALTER TABLE outbox ADD COLUMN refused_at ${whole}`),
}
