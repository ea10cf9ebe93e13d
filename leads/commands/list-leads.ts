import { formatIstShort } from '../time/ist-time.ts'
import type { LeadFilter, LeadWithDeliveries } from '../store/lead.ts'
import type { Store } from '../store/open-store.ts'
import { deliverySummary } from './describe-delivery.ts'
import { leadRecord, toJson } from './lead-record.ts'
import { formatTable } from './table.ts'
import type { CommandOutput } from './write-output.ts'

const heading = ['Reference', 'Received (IST)', 'Name', 'Company', 'Email', 'Mail']

/** Prints leads, newest first, with the state of their mail: as a table, or everything about them as JSON. */
export async function listLeads(
  store: Store,
  filter: LeadFilter,
  format: 'json' | undefined,
  { out }: CommandOutput,
): Promise<number> {
  const leads = await store.list(filter)
  out(format === 'json' ? toJson(leads.map(leadRecord)) : leadTable(leads, filter))
  return 0
}

function leadTable(leads: readonly LeadWithDeliveries[], { state, since }: LeadFilter): string {
  if (leads.length === 0) {
    if (state) return 'No such leads.\n'
    return since ? 'No leads since then.\n' : 'No leads yet.\n'
  }
  const rows = leads.map((lead) => [
    lead.reference,
    formatIstShort(lead.receivedAt),
    lead.name,
    lead.company,
    lead.email,
    deliverySummary(lead),
  ])
  return formatTable([heading, ...rows])
}
