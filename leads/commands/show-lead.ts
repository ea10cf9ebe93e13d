import { factsOf } from '../../common/lead/lead-fields.ts'
import { sourceFacts } from '../../common/lead/lead-source.ts'
import { textRows } from '../mail/mail-text.ts'
import { formatIst } from '../time/ist-time.ts'
import type { LeadWithDeliveries } from '../store/lead.ts'
import { kinds, type Delivery } from '../store/delivery.ts'
import type { Store } from '../store/open-store.ts'
import { describeDelivery } from './describe-delivery.ts'
import { leadRecord, toJson } from './lead-record.ts'
import type { CommandOutput } from './write-output.ts'

/** Prints everything stored about one lead. */
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
      label: kinds[delivery.destination.kind].label,
      value: deliveryLine(delivery),
    })),
  ]
  return `${textRows(rows)}\n\n${lead.message}\n`
}

function deliveryLine(delivery: Delivery): string {
  const reason = delivery.lastError === null ? '' : `: ${delivery.lastError}`
  return `to ${delivery.destination.address}, ${describeDelivery(delivery)}${reason}`
}
