import type { SQLOutputValue } from 'node:sqlite'
import type { DeliveredBy, Delivery, DeliveryState, StoredLead } from './lead-store.ts'

export type Row = Record<string, SQLOutputValue>

const text = (row: Row, column: string) => String(row[column])
const time = (row: Row, column: string) => (row[column] === null ? null : new Date(Number(row[column])))

/** Reads the columns of `leads`. */
export function toStoredLead(row: Row): StoredLead {
  return {
    reference: text(row, 'reference'),
    uid: text(row, 'uid'),
    receivedAt: new Date(Number(row['received_at'])),
    name: text(row, 'name'),
    email: text(row, 'email'),
    phone: text(row, 'phone'),
    company: text(row, 'company'),
    message: text(row, 'message'),
  }
}

/** Reads the columns of `outbox`. The casts hold because the table's CHECKs and its only writer hold. */
export function toDelivery(row: Row): Delivery {
  return {
    destination: { kind: 'mail', address: text(row, 'address') },
    position: Number(row['position']),
    state: text(row, 'state') as DeliveryState,
    attempts: Number(row['attempts']),
    nextAttemptAt: time(row, 'next_attempt_at'),
    deliveredAt: time(row, 'delivered_at'),
    deliveredBy: row['delivered_by'] as DeliveredBy | null,
    lastError: row['last_error'] as string | null,
  }
}
