import type { LeadReply, ReplyPart } from '../wire/leads.ts'
import type { Query } from '../../leads/store/database.ts'
import { isoTime } from './lead-rows.ts'

/** The incoming mails of a lead, oldest first, without the content of their attachments. */
export async function readReplies(query: Query, leadId: number): Promise<LeadReply[]> {
  const replies = await query`SELECT * FROM lead_replies WHERE lead_id = ${leadId} ORDER BY id`
  if (replies.length === 0) return []
  const attachments =
    await query`SELECT reply_attachments.id, reply_id, name, size, content IS NOT NULL AS kept
    FROM reply_attachments JOIN lead_replies ON lead_replies.id = reply_id
    WHERE lead_id = ${leadId} ORDER BY reply_attachments.id`
  return replies.map((row) => ({
    id: Number(row['id']),
    at: isoTime(row['at']),
    // The cast is safe: the database checks the kind.
    kind: String(row['kind']) as LeadReply['kind'],
    writer: String(row['writer']),
    address: String(row['address']),
    subject: String(row['subject']),
    // Written by this program only.
    parts: JSON.parse(String(row['body'])) as ReplyPart[],
    attachments: attachments
      .filter((each) => each['reply_id'] === row['id'])
      .map((each) => ({
        id: Number(each['id']),
        name: String(each['name']),
        size: Number(each['size']),
        kept: Boolean(each['kept']),
      })),
  }))
}

/** An attachment of a lead's mails; undefined if there is none, or it was not stored. */
export async function readAttachment(query: Query, reference: string, id: number) {
  const [row] = await query<{ name: string; content: string | null }>`SELECT reply_attachments.name, content
    FROM reply_attachments
      JOIN lead_replies ON lead_replies.id = reply_id JOIN leads ON leads.id = lead_id
    WHERE reply_attachments.id = ${id} AND reference = ${reference}`
  if (!row || row.content === null) return undefined
  return { name: row.name, content: Buffer.from(row.content, 'base64') }
}
