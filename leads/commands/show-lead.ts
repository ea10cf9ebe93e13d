import { factsOf } from '../../common/lead/lead-fields.ts'
import { sourceFacts } from '../../common/lead/lead-source.ts'
import { textRows } from '../mail/mail-text.ts'
import { formatIst } from '../time/ist-time.ts'
import type { LeadWithDeliveries } from '../store/lead.ts'
import type { Delivery, DestinationKind } from '../store/delivery.ts'
import type { Store } from '../store/open-store.ts'
import { describeDelivery } from './describe-delivery.ts'
import { leadRecord, toJson } from './lead-record.ts'
import type { CommandOutput } from './write-output.ts'

/** Prints everything kept about one lead. */
export async function showLead(
  store: Store,
  reference: string,
  format: 'json' | undefined,
  { out, err }: CommandOutput,
): Promise<number> {
  const lead = await store.find(reference)
  if (lead) out(format === 'json' ? toJson(leadRecord(lead)) : leadText(lead))
  else err(`There is no lead ${reference}.\n`)
  return lead ? 0 : 1
}

function leadText(lead: LeadWithDeliveries): string {
  const rows = [
    { label: 'Reference', value: lead.reference },
    { label: 'Received', value: formatIst(lead.receivedAt) },
    ...factsOf(lead),
    ...sourceFacts(lead.source),
    { label: 'Spam', value: [`score ${lead.spam.score}`, ...lead.spam.reasons].join(', ') },
    { label: 'Notice', value: `version ${lead.consentVersion || 'not known'}` },
    ...lead.deliveries.map((delivery) => ({
      label: labels[delivery.destination.kind],
      value: deliveryLine(delivery),
    })),
  ]
  return `${textRows(rows)}\n\n${lead.message}\n`
}

const labels: Record<DestinationKind, string> = {
  'lead-mail': 'Mail',
  'canary-mail': 'Mail',
  'thanks-mail': 'Thanks',
  'answer-mail': 'Answer',
  'copy-mail': 'Copy',
  'due-mail': 'Reminder',
  'overdue-mail': 'Reminder',
  'assigned-mail': 'Given to',
  'reply-mail': 'Reply',
  'bounce-mail': 'Bounce',
  'invite-mail': 'Invitation',
  'sign-in-mail': 'Sign-in',
  'daily-mail': 'Daily',
  webhook: 'Webhook',
  'event-webhook': 'Event',
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
