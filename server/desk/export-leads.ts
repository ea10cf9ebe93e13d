import type { LeadWithDeliveries } from '../store/lead.ts'
import type { Store } from '../store/open-store.ts'
import { csvLine } from '../web/csv.ts'
import { deliverySummary } from './describe-delivery.ts'
import { writeOutput, type DeskOutput } from './write-output.ts'

type Leads = AsyncIterable<LeadWithDeliveries>

interface ExportOptions {
  format: 'csv' | 'json'
  out?: string | undefined
  since?: Date | undefined
}

/** Writes the leads, oldest first, to a file or the screen. */
export async function exportLeads(
  store: Store,
  { format, out, since }: ExportOptions,
  output: DeskOutput,
): Promise<number> {
  const leads = store.all({ since })
  await writeOutput(format === 'csv' ? asCsv(leads) : asJson(leads), { file: out, format }, output)
  return 0
}

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
async function* asCsv(leads: Leads): AsyncGenerator<string> {
  yield csvLine(columns)
  for await (const lead of leads) {
    const record = toRecord(lead)
    yield csvLine(columns.map((column) => record[column]))
  }
}

/** The leads as one JSON array, in pieces. */
async function* asJson(leads: Leads): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const lead of leads) {
    yield separator + JSON.stringify(toRecord(lead))
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
