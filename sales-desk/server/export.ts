import type { LeadListRequest, LeadReply } from '../wire/leads.ts'
import type { Query } from '../../leads/store/database.ts'
import type { StoreSql, Store } from '../../leads/store/open-store.ts'
import { byteOrderMark, csvLine } from '../../leads/web/csv.ts'
import { extrasOf } from './answer-extras.ts'
import { readLeads, type Viewer } from './lead-list.ts'
import { readHistory } from './lead-detail.ts'
import { leadHeadings, leadRecords } from './lead-records.ts'
import { isoTime, wholeColumns } from './lead-rows.ts'
import { readAttachment, readReplies } from './replies.ts'

const pageSize = 500

/** The list as shown, all its pages, in batches. */
export function exportLeadsCsv(
  sql: StoreSql,
  request: LeadListRequest,
  viewer: Viewer,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const { cursor: _shown, ...list } = request
  let cursor: string | null | undefined
  return new ReadableStream({
    start: (out) => out.enqueue(encoder.encode(byteOrderMark + csvLine(leadHeadings))),
    async pull(out) {
      const from = { ...list, ...(typeof cursor === 'string' && { cursor }) }
      const page = await readLeads(sql, from, viewer, pageSize, wholeColumns)
      const records = await leadRecords(sql.read, page.rows)
      const lines = records.map((record) => csvLine(Object.values(record)))
      cursor = page.cursor
      if (lines.length > 0) out.enqueue(encoder.encode(lines.join('')))
      if (cursor === null) out.close()
    },
  })
}

/** Everything stored about the person who wrote a lead; undefined if there is no such lead. */
export async function exportPerson(store: Store, reference: string) {
  const lead = await store.find(reference)
  if (!lead) return undefined
  const { leads, subscriber } = await store.person(lead.email || lead.phone)
  const worked = leads.map(async (details) => ({
    details,
    work: await readWork(store.sql, details.reference),
  }))
  return { leads: await Promise.all(worked), subscriber: subscriber ?? null }
}

type WrittenAnswer = Record<'writer' | 'subject' | 'text' | 'signature' | 'extras', string> & { at: number }

/** What the team did with a lead. */
async function readWork({ read }: StoreSql, reference: string) {
  const [row] = await read`SELECT id, stage FROM leads WHERE reference = ${reference}`
  const id = Number(row?.['id'])
  const answers = await read<WrittenAnswer>`SELECT at, writer, subject, body AS text, signature, extras
    FROM lead_answers WHERE lead_id = ${id} ORDER BY id`
  const replies = await readReplies(read, id)
  return {
    stage: row?.['stage'],
    history: await readHistory(read, id),
    answers: answers.map(({ at, extras, ...written }) => {
      const { copies, meeting } = extrasOf(extras)
      return Object.assign(written, { at: isoTime(at), copies, meeting })
    }),
    replies: await Promise.all(replies.map((reply) => withFiles(read, reference, reply))),
  }
}

/** A mail with its files in base64. */
async function withFiles(read: Query, reference: string, reply: LeadReply) {
  const files = reply.attachments.map(async (attachment) => ({
    ...attachment,
    content: (await readAttachment(read, reference, attachment.id))?.content.toString('base64') ?? null,
  }))
  return { ...reply, attachments: await Promise.all(files) }
}
