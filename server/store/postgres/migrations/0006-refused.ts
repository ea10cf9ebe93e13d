/** When a delivery that still waits was last refused: somebody has something to mend, and should know at once. */
export const refused = 'ALTER TABLE outbox ADD COLUMN refused_at BIGINT'
