import { formatIstShort } from '../time/ist-time.ts'
import type { LeadWithDeliveries } from '../store/lead.ts'
import type { Delivery, DestinationKind } from '../store/delivery.ts'

/** The state of one delivery in a few words. */
export function describeDelivery(delivery: Delivery): string {
  const { state, attempts, deliveredAt, dismissedAt, nextAttemptAt, destination } = delivery
  if (state === 'delivered' || state === 'kept') {
    return `${state === 'kept' ? 'kept as .eml' : handedOver(destination.kind)}${deliveredAt ? ` ${formatIstShort(deliveredAt)}` : ''}`
  }
  if (state === 'held') return 'held as suspected spam'
  if (state === 'dead') {
    const words = `failed after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
    return dismissedAt ? `${words}, dismissed ${formatIstShort(dismissedAt)}` : words
  }
  if (attempts === 0) return 'waiting'
  return `waiting, ${attempts} tried, next ${nextAttemptAt ? formatIstShort(nextAttemptAt) : 'soon'}`
}

/** Nobody can tell where a mail goes from there. */
const handedOver = (kind: DestinationKind) =>
  kind.endsWith('mail') ? 'handed to the mail server' : 'delivered'

/** One word for the lead: the worst of its deliveries. */
export function deliverySummary({ deliveries }: LeadWithDeliveries): string {
  const dead = deliveries.filter(({ state }) => state === 'dead')
  if (dead.some(({ dismissedAt }) => dismissedAt === null)) return 'failed'
  if (deliveries.some(({ state }) => state === 'held')) return 'held'
  const waiting = deliveries.filter(({ state }) => state === 'waiting')
  if (waiting.length > 0) return waiting.some(({ attempts }) => attempts > 0) ? 'retrying' : 'waiting'
  if (dead.length > 0) return 'dismissed'
  return deliveries.some(({ state }) => state === 'kept') ? 'kept as .eml' : 'handed over'
}
