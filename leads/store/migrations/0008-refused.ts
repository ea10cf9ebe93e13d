import { step } from './migration.ts'

/** When a delivery that still waits was last refused: somebody should know at once, and correct the cause. */
export const refused = step(8, ({ whole }) => `ALTER TABLE outbox ADD COLUMN refused_at ${whole}`)
