import { formatIst } from '../time/ist-time.ts'
import type { LeadWithDeliveries } from '../store/lead-store.ts'
import type { Delivery, DestinationKind } from '../store/delivery.ts'
import { describeDelivery } from './describe-delivery.ts'

/** Everything kept about one lead. */
export function showLead(lead: LeadWithDeliveries): string {
  return [
    `Reference  ${lead.reference}`,
    `Received   ${formatIst(lead.receivedAt)}`,
    `Name       ${lead.name}`,
    `Email     ${lead.email}`,
    `Phone      ${lead.phone}`,
    `Company    ${lead.company}`,
    `Spam       ${[`score ${lead.spam.score}`, ...lead.spam.reasons].join(', ')}`,
    `Notice     version ${lead.consentVersion || 'not known'}`,
    ...lead.deliveries.map(
      (delivery) => `${labels[delivery.destination.kind].padEnd(11)}${deliveryLine(delivery)}`,
    ),
    '',
    lead.message,
    '',
  ].join('\n')
}

const labels: Record<DestinationKind, string> = {
  'lead-mail': 'Mail',
  'thanks-mail': 'Thanks',
  'answer-mail': 'Answer',
  'due-mail': 'Reminder',
  'overdue-mail': 'Reminder',
  'invite-mail': 'Invitation',
  'sign-in-mail': 'Sign-in',
  'daily-mail': 'Daily',
  webhook: 'Webhook',
  relay: 'Relay',
  'alert-mail': 'Alert',
  'alert-webhook': 'Alert',
  'quiet-mail': 'Alarm',
  'quiet-webhook': 'Alarm',
  'held-mail': 'Digest',
  'confirmation-mail': 'Newsletter',
}

function deliveryLine(delivery: Delivery): string {
  const reason = delivery.lastError === null ? '' : `: ${delivery.lastError}`
  return `to ${delivery.destination.address}, ${describeDelivery(delivery)}${reason}`
}
