import { formatIst } from '../leads/ist-time.ts'
import type { LeadWithDeliveries } from '../store/lead-store.ts'
import type { Delivery } from '../store/outbox-store.ts'
import { describeDelivery } from './describe-delivery.ts'

/** Everything kept about one lead. */
export function showLead(lead: LeadWithDeliveries): string {
  return [
    `Reference  ${lead.reference}`,
    `Received   ${formatIst(lead.receivedAt)}`,
    `Name       ${lead.name}`,
    `E-mail     ${lead.email}`,
    `Phone      ${lead.phone}`,
    `Company    ${lead.company}`,
    ...lead.deliveries.map((delivery) => `Mail       ${deliveryLine(delivery)}`),
    '',
    lead.message,
    '',
  ].join('\n')
}

function deliveryLine(delivery: Delivery): string {
  const reason = delivery.lastError === null ? '' : `: ${delivery.lastError}`
  return `to ${delivery.destination.address}, ${describeDelivery(delivery)}${reason}`
}
