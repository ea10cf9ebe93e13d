import type { Destination } from './delivery.ts'
import { newRow, sql, type Part, type Sql } from './sql.ts'

/**
 * Deliveries with the same way to go wait for each other and for nothing else. Each can hang without delaying the
 * others: our own mails do not wait behind addresses that a stranger typed. A webhook is `webhook` and its name.
 */
export function destinationOf({ kind, address }: Destination): string {
  switch (kind) {
    case 'webhook':
    case 'event-webhook':
    case 'alert-webhook':
    case 'quiet-webhook':
      return `webhook ${address}`
    case 'relay':
      return 'relay'
    case 'thanks-mail':
    case 'confirmation-mail':
      return 'visitor mail'
    case 'answer-mail':
    case 'copy-mail':
      return 'answer mail'
    case 'sign-in-mail':
      return 'sign-in mail'
    case 'lead-mail':
    case 'canary-mail':
    case 'held-mail':
    case 'alert-mail':
    case 'quiet-mail':
    case 'due-mail':
    case 'overdue-mail':
    case 'assigned-mail':
    case 'reply-mail':
    case 'bounce-mail':
    case 'daily-mail':
    case 'invite-mail':
      return 'mail'
  }
}

/** Puts a delivery into the outbox, due at once. `more` is what the row says further: whose it is, and its position. */
export const queueDelivery = (
  destination: Destination,
  at: Date,
  more: Readonly<Record<string, Part>>,
): Sql =>
  sql`INSERT INTO outbox ${newRow({
    kind: destination.kind,
    address: destination.address,
    destination: destinationOf(destination),
    queued_at: at,
    next_attempt_at: at,
    ...more,
  })}`

/** A further delivery for a lead. `about` tells it from others of its kind. */
export const addDelivery = (leadId: number, destination: Destination, at: Date, about = ''): Sql =>
  queueDelivery(destination, at, {
    lead_id: leadId,
    position: sql`(SELECT coalesce(max(position), 0) + 1 FROM outbox WHERE lead_id = ${leadId})`,
    about,
  })
