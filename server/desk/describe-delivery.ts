import { formatIstShort } from '../leads/ist-time.ts'
import type { LeadWithDeliveries } from '../store/lead-store.ts'
import type { Delivery } from '../store/delivery.ts'

/** Says in a few words how one delivery stands. */
export function describeDelivery(delivery: Delivery): string {
  const { state, attempts, deliveredAt, nextAttemptAt } = delivery
  if (state === 'delivered' || state === 'kept') {
    return `${state === 'kept' ? 'kept as .eml' : 'delivered'}${deliveredAt ? ` ${formatIstShort(deliveredAt)}` : ''}`
  }
  if (state === 'held') return 'held as suspected spam'
  if (state === 'dead') return `failed after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  if (attempts === 0) return 'waiting'
  return `waiting, ${attempts} tried, next ${nextAttemptAt ? formatIstShort(nextAttemptAt) : 'soon'}`
}

/** One word for the lead: the worst of its deliveries. */
export function deliverySummary({ deliveries }: LeadWithDeliveries): string {
  if (deliveries.some(({ state }) => state === 'dead')) return 'failed'
  if (deliveries.some(({ state }) => state === 'held')) return 'held'
  const waiting = deliveries.filter(({ state }) => state === 'waiting')
  if (waiting.length > 0) return waiting.some(({ attempts }) => attempts > 0) ? 'retrying' : 'waiting'
  return deliveries.some(({ state }) => state === 'kept') ? 'kept as .eml' : 'delivered'
}
