import type { LeadWithDeliveries } from '../store/lead-store.ts'
import { csvLine } from '../web/csv.ts'
import { deliverySummary } from './describe-delivery.ts'

const columns = ['reference', 'received_at', 'name', 'email', 'phone', 'company', 'message', 'mail'] as const

const toRecord = (lead: LeadWithDeliveries): Record<(typeof columns)[number], string> => ({
  reference: lead.reference,
  received_at: lead.receivedAt.toISOString(),
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  company: lead.company,
  message: lead.message,
  mail: deliverySummary(lead),
})

/** The leads as CSV with a heading line, in pieces. */
export async function* exportCsv(leads: AsyncIterable<LeadWithDeliveries>): AsyncGenerator<string> {
  yield csvLine(columns)
  for await (const lead of leads) {
    const record = toRecord(lead)
    yield csvLine(columns.map((column) => record[column]))
  }
}

/** The leads as one JSON array, in pieces. */
export async function* exportJson(leads: AsyncIterable<LeadWithDeliveries>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const lead of leads) {
    yield separator + JSON.stringify(toRecord(lead))
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
