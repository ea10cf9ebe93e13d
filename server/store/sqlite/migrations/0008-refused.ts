import type { Migration } from '../migration.ts'

/** When a delivery that still waits was last refused: somebody has something to mend, and should know at once. */
export const refused: Migration = {
  version: 8,
  name: 'refused',
  sql: 'ALTER TABLE outbox ADD COLUMN refused_at INTEGER',
}
