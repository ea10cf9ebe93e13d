import { randomUUID } from 'node:crypto'
import type { Query } from './database.ts'
import { addDelivery } from './queue-delivery.ts'
import { readSetting, writeSetting } from './team-settings.ts'

/** Later events of a lead, which a webhook may be told about. */
export const laterEvents = ['answered', 'replied', 'stage', 'erased'] as const
export type LaterEvent = (typeof laterEvents)[number]

/** A webhook, and the events it is told about. */
export interface EventWebhook {
  name: string
  events: readonly string[]
}

/**
 * Records which webhooks are told about which events, when the server starts: the operator's commands raise events
 * too, and their shell need not have its settings.
 */
export async function keepEventWebhooks(query: Query, webhooks: readonly EventWebhook[]): Promise<void> {
  const kept = webhooks.map(({ name, events }) => ({ name, events }))
  await writeSetting(query, 'event-webhooks', JSON.stringify(kept))
}

async function webhooksFor(query: Query, event: LaterEvent): Promise<string[]> {
  // The only code that writes it is above.
  const kept = JSON.parse((await readSetting(query, 'event-webhooks')) ?? '[]') as EventWebhook[]
  return kept.filter(({ events }) => events.includes(event)).map(({ name }) => name)
}

interface LeadEvent {
  event: Exclude<LaterEvent, 'erased'>
  /** One more word, such as the new stage. Never anything about the visitor. */
  detail?: string
}

/**
 * Tells the webhooks that want such events, through the outbox, in the transaction in which they happen. Returns how
 * many deliveries were queued: if any, wake the worker after the commit.
 */
export async function queueLeadEvent(
  query: Query,
  leadId: number,
  { event, detail = '' }: LeadEvent,
  now: Date,
): Promise<number> {
  const webhooks = await webhooksFor(query, event)
  // The same event may occur again: each one is reported.
  const about = `${event}:${detail}:${randomUUID()}`
  for (const address of webhooks)
    await query`${addDelivery(leadId, { kind: 'event-webhook', address }, now, about)}`
  return webhooks.length
}

/** Reads what queueLeadEvent wrote into the outbox row. */
export function readLeadEvent(about: string): { event: string; detail: string } {
  const [event = '', detail = ''] = about.split(':')
  return { event, detail }
}

/** Records, in the erasing transaction, which webhooks must be told. */
export async function noteErasures(query: Query, references: readonly string[], now: Date): Promise<void> {
  if (references.length === 0) return
  for (const webhook of await webhooksFor(query, 'erased'))
    for (const reference of references)
      await query`INSERT INTO erasures_to_tell (reference, webhook, erased_at, next_attempt_at)
        VALUES (${reference}, ${webhook}, ${now}, ${now})`
}

/** A webhook that must be told about an erased lead. */
export interface Erasure {
  reference: string
  webhook: string
  erasedAt: Date
}

/** Takes what is due for that many milliseconds, oldest first: no other server or round takes it meanwhile. */
export async function takeErasures(query: Query, now: Date, lease: number): Promise<Erasure[]> {
  const rows = await query<{ reference: string; webhook: string; at: number }>`
    UPDATE erasures_to_tell SET next_attempt_at = ${now.getTime() + lease}
    WHERE next_attempt_at <= ${now} RETURNING reference, webhook, erased_at AS at`
  return rows.map(({ reference, webhook, at }) => ({ reference, webhook, erasedAt: new Date(at) }))
}

/** It was told, or is given up. */
export async function endErasure(query: Query, { reference, webhook }: Erasure): Promise<void> {
  await query`DELETE FROM erasures_to_tell WHERE reference = ${reference} AND webhook = ${webhook}`
}

/** It is to be told at this time. */
export async function postponeErasure(
  query: Query,
  { reference, webhook }: Erasure,
  until: Date,
): Promise<void> {
  await query`UPDATE erasures_to_tell SET next_attempt_at = ${until}
    WHERE reference = ${reference} AND webhook = ${webhook}`
}
