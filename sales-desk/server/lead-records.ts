import { byField } from '../../common/lead/lead-fields.ts'
import { bySource } from '../../common/lead/lead-source.ts'
import { zonedIso } from '../wire/hours.ts'
import type { LeadRow } from '../wire/leads.ts'
import type { Query, Row } from '../../leads/store/database.ts'
import { readDeskSettings } from '../../leads/store/desk-settings.ts'
import { toLeadRow } from './lead-rows.ts'
import { readTeam } from './team.ts'

interface ExportedLead {
  /** With all its columns. */
  row: Row
  lead: LeadRow
  /** Who answers it; undefined if unassigned. */
  owner: string
  /** A time in ISO 8601 with the offset of the desk's time zone; empty if there is none. */
  time: (iso: string | null) => string
}

/** Column headings and contents, for the list saved by the sales desk, and for the command `export`. */
const columns: Readonly<Record<string, (exported: ExportedLead) => string>> = {
  reference: ({ lead }) => lead.reference,
  received_at: ({ lead, time }) => time(lead.receivedAt),
  due_at: ({ lead, time }) => time(lead.dueAt),
  answered_at: ({ lead, time }) => time(lead.answeredAt),
  stage: ({ lead }) => lead.stage,
  owner: ({ owner }) => owner,
  ...byField(
    ({ name }) =>
      ({ row }: ExportedLead) =>
        String(row[name]),
  ),
  mail: ({ lead }) => lead.mail,
  follow_up: ({ lead }) => lead.followUp ?? '',
  labels: ({ lead }) => lead.labels.join(', '),
  ...bySource(
    (name) =>
      ({ row }: ExportedLead) =>
        String(row[name]),
  ),
}

export const leadHeadings: readonly string[] = Object.keys(columns)

/** Leads as file rows, with the headings as keys. The rows have `wholeColumns`. */
export async function leadRecords(query: Query, rows: readonly Row[]): Promise<Record<string, string>[]> {
  if (rows.length === 0) return []
  const team = await readTeam(query)
  const owners = new Map(team.map(({ id, name, email }) => [id, name || email]))
  const { timeZone } = await readDeskSettings(query)
  const time = (iso: string | null) => (iso === null ? '' : zonedIso(new Date(iso), timeZone))
  return rows.map((row) => {
    const lead = toLeadRow(row)
    const exported = { row, lead, owner: owners.get(lead.assigneeId ?? '') ?? '', time }
    return Object.fromEntries(Object.entries(columns).map(([heading, cell]) => [heading, cell(exported)]))
  })
}
