import { leadHeadings, leadRecords } from '../../sales-desk/server/lead-records.ts'
import { wholeColumns } from '../../sales-desk/server/lead-rows.ts'
import type { Store } from '../store/open-store.ts'
import { csvLine } from '../web/csv.ts'
import { writeOutput, type CommandOutput } from './write-output.ts'

const pageSize = 200

type Records = AsyncIterable<Record<string, string>>

interface ExportOptions {
  format: 'csv' | 'json'
  out?: string | undefined
  since?: Date | undefined
}

/** Writes the leads, oldest first, to a file or the screen. */
export async function exportLeads(
  store: Store,
  { format, out, since }: ExportOptions,
  output: CommandOutput,
): Promise<number> {
  const leads = readRecords(store, since)
  await writeOutput(format === 'csv' ? asCsv(leads) : asJson(leads), { file: out, format }, output)
  return 0
}

/** Read in batches. */
async function* readRecords({ sql: { read } }: Store, since: Date | undefined) {
  let after = 0
  for (;;) {
    const rows = await read`SELECT ${wholeColumns} FROM leads
      WHERE received_at >= ${since ?? 0} AND id > ${after} ORDER BY id LIMIT ${pageSize}`
    yield* await leadRecords(read, rows)
    if (rows.length < pageSize) return
    after = Number(rows.at(-1)?.['id'])
  }
}

/** The leads as CSV with a heading line, in pieces. */
async function* asCsv(leads: Records): AsyncGenerator<string> {
  yield csvLine(leadHeadings)
  for await (const lead of leads) yield csvLine(Object.values(lead))
}

/** The leads as one JSON array, in pieces. */
async function* asJson(leads: Records): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const lead of leads) {
    yield separator + JSON.stringify(lead)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
