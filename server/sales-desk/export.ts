import { zonedIso } from '../../lead/sales-desk-hours.ts'
import type { LeadListRequest, LeadRow } from '../../lead/sales-desk-leads.ts'
import type { Row } from '../store/database.ts'
import { readDeskSettings } from '../store/desk-settings.ts'
import type { SalesDeskSql, Store } from '../store/open-store.ts'
import { joined } from '../store/sql.ts'
import { byteOrderMark, csvLine } from '../web/csv.ts'
import { readLeads, type Viewer } from './lead-list.ts'
import { readHistory } from './lead-detail.ts'
import { isoTime, optionalText, toLeadRow } from './lead-rows.ts'
import { readTeam } from './team.ts'

const pageSize = 500

/** Headings of the columns, and what stands in them of a lead. */
const columns: Readonly<Record<string, (lead: ExportedLead) => string>> = {
  reference: ({ row }) => row.reference,
  received: ({ row, time }) => time(row.receivedAt),
  due: ({ row, time }) => time(row.dueAt),
  answered: ({ row, time }) => time(row.answeredAt),
  stage: ({ row }) => row.stage,
  owner: ({ owner }) => owner,
  name: ({ row }) => row.name,
  company: ({ row }) => row.company,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  message: ({ message }) => message,
}

interface ExportedLead extends Record<'owner' | 'email' | 'phone' | 'message', string> {
  row: LeadRow
  /** A time as ISO 8601 with the offset of the desk's time zone; nothing for none. */
  time: (iso: string | null) => string
}

/** The list as it is shown, all its pages, a piece at a time. */
export function exportLeadsCsv(
  sql: SalesDeskSql,
  request: LeadListRequest,
  viewer: Viewer,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let cursor: string | null | undefined
  return new ReadableStream({
    start: (out) => out.enqueue(encoder.encode(byteOrderMark + csvLine(Object.keys(columns)))),
    async pull(out) {
      const { cursor: _shown, ...list } = request
      const page = await readLeads(
        sql,
        { ...list, ...(typeof cursor === 'string' && { cursor }) },
        viewer,
        pageSize,
      )
      const leads = await withDetails(sql, page.rows)
      const lines = leads.map((lead) => csvLine(Object.values(columns).map((cell) => cell(lead))))
      cursor = page.cursor
      if (lines.length > 0) out.enqueue(encoder.encode(lines.join('')))
      if (cursor === null) out.close()
    },
  })
}

/** Rows of the list with what the list does not show. */
async function withDetails({ read }: SalesDeskSql, rows: readonly Row[]): Promise<ExportedLead[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => Number(id))
  const found = await read`SELECT id, email, phone, message FROM leads WHERE id IN (${joined(ids)})`
  const details = new Map(found.map((row) => [Number(row['id']), row]))
  const team = await readTeam(read)
  const owners = new Map(team.map(({ id, name, email }) => [id, name || email]))
  const { timeZone } = await readDeskSettings(read)
  const time = (iso: string | null) => (iso === null ? '' : zonedIso(new Date(iso), timeZone))
  return rows.map((columnsOfList) => {
    const row = toLeadRow(columnsOfList)
    const kept = details.get(Number(columnsOfList['id'])) ?? {}
    const textOf = (column: string) => optionalText(kept, column) ?? ''
    return {
      row,
      time,
      owner: owners.get(row.assigneeId ?? '') ?? '',
      email: textOf('email'),
      phone: textOf('phone'),
      message: textOf('message'),
    }
  })
}

/** Everything kept about the person who wrote a lead; undefined without that lead. */
export async function exportPerson(store: Store, reference: string) {
  const lead = await store.find(reference)
  if (!lead) return undefined
  const { leads, subscriber } = await store.person(lead.email)
  const worked = leads.map(async (details) => ({
    details,
    work: await readWork(store.sql, details.reference),
  }))
  return { leads: await Promise.all(worked), subscriber: subscriber ?? null }
}

/** What the team did with a lead. */
async function readWork({ read }: SalesDeskSql, reference: string) {
  const [row] = await read`SELECT id, stage FROM leads WHERE reference = ${reference}`
  const id = Number(row?.['id'])
  const answers = await read`SELECT * FROM lead_answers WHERE lead_id = ${id} ORDER BY id`
  return {
    stage: row?.['stage'],
    history: await readHistory(read, id),
    answers: answers.map((answer) => ({
      at: isoTime(answer['at']),
      writer: answer['writer'],
      subject: answer['subject'],
      text: answer['body'],
    })),
  }
}
