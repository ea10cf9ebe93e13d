import { kinds, type Destination } from './delivery.ts'
import { newRow, sql, type Part, type Sql } from './sql.ts'

/** Puts a delivery into the outbox, due immediately. `more`: the row's other values, owner and position. */
export function queueDelivery(
  { kind, address }: Destination,
  at: Date,
  more: Readonly<Record<string, Part>>,
): Sql {
  const { way } = kinds[kind]
  return sql`INSERT INTO outbox ${newRow({
    kind,
    address,
    destination: way === 'webhook' ? `webhook ${address}` : way,
    queued_at: at,
    next_attempt_at: at,
    ...more,
  })}`
}

/** A further delivery for a lead. `about` distinguishes it from others of its kind. */
export const addDelivery = (leadId: number, destination: Destination, at: Date, about = ''): Sql =>
  queueDelivery(destination, at, {
    lead_id: leadId,
    position: sql`(SELECT coalesce(max(position), 0) + 1 FROM outbox WHERE lead_id = ${leadId})`,
    about,
  })
