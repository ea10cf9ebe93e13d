import { formatIstShort } from '../time/ist-time.ts'
import type { LeadFilter, LeadStore } from '../store/lead-store.ts'
import { deliverySummary } from './describe-delivery.ts'
import { formatTable } from './table.ts'

const heading = ['Reference', 'Received (IST)', 'Name', 'Company', 'Email', 'Mail']

/** A table of leads, newest first, with how their mail stands. */
export async function listLeads(store: LeadStore, filter: LeadFilter): Promise<string> {
  const leads = await store.list(filter)
  if (leads.length === 0) {
    if (filter.state) return 'No such leads.\n'
    return filter.since ? 'No leads since then.\n' : 'No leads yet.\n'
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
