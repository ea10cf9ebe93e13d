import { byField } from '../../common/lead/lead-fields.ts'
import { bySource } from '../../common/lead/lead-source.ts'
import type { Row } from './database.ts'
import type { StoredLead } from './lead.ts'
import type { Delivery, DeliveryState, DestinationKind } from './delivery.ts'
import type { Subscriber, SubscriberState } from './subscribers.ts'

const text = (row: Row, column: string) => String(row[column])
const date = (row: Row, column: string) => new Date(Number(row[column]))
const optionalDate = (row: Row, column: string) => (row[column] === null ? null : date(row, column))

/** Reads the columns of `leads`. */
export function toStoredLead(row: Row): StoredLead {
  return {
    reference: text(row, 'reference'),
    uid: text(row, 'uid'),
    receivedAt: date(row, 'received_at'),
    dueAt: date(row, 'due_at'),
    replyDueAt: optionalDate(row, 'reply_due_at'),
    ...byField(({ name }) => text(row, name)),
    phoneE164: row['phone_e164'] as string | null,
    consentVersion: text(row, 'consent_version'),
    source: bySource((name) => text(row, name)),
    spam: {
      score: Number(row['spam_score']),
      reasons: text(row, 'spam_reasons').split('\n').filter(Boolean),
    },
  }
}

/** Reads the columns of `outbox`. The casts hold because its only writer adheres to the types. */
export function toDelivery(row: Row): Delivery {
  return {
    destination: { kind: text(row, 'kind') as DestinationKind, address: text(row, 'address') },
    position: Number(row['position']),
    state: text(row, 'state') as DeliveryState,
    attempts: Number(row['attempts']),
    nextAttemptAt: optionalDate(row, 'next_attempt_at'),
    deliveredAt: optionalDate(row, 'delivered_at'),
    dismissedAt: optionalDate(row, 'dismissed_at'),
    lastError: row['last_error'] as string | null,
  }
}

/** Reads the columns of `subscribers`. */
export function toSubscriber(row: Row): Subscriber {
  return {
    uid: text(row, 'uid'),
    email: text(row, 'email'),
    state: text(row, 'state') as SubscriberState,
    askedAt: date(row, 'asked_at'),
    page: text(row, 'page'),
    consentVersion: text(row, 'consent_version'),
    confirmedAt: optionalDate(row, 'confirmed_at'),
    unsubscribedAt: optionalDate(row, 'unsubscribed_at'),
  }
}
