import type { LeadReply, ReplyAttachment, ReplyPart } from '../wire/leads.ts'
import type { Query } from '../../leads/store/database.ts'
import { isoTime } from './lead-rows.ts'

/** The parts are JSON. */
type KeptReply = Omit<LeadReply, 'at' | 'parts' | 'attachments'> & { at: number; body: string }

type KeptAttachment = Omit<ReplyAttachment, 'kept'> & { reply_id: number; kept: boolean | number }

/** The mails that came in about a lead, oldest first, without what is in their attachments. */
export async function readReplies(query: Query, leadId: number): Promise<LeadReply[]> {
  const replies = await query<KeptReply>`SELECT id, at, kind, writer, address, subject, body FROM lead_replies
    WHERE lead_id = ${leadId} ORDER BY id`
  if (replies.length === 0) return []
  const attachments = await query<KeptAttachment>`
    SELECT reply_attachments.id, reply_id, name, size, content IS NOT NULL AS kept FROM reply_attachments JOIN lead_replies ON lead_replies.id = reply_id
    WHERE lead_id = ${leadId} ORDER BY reply_attachments.id`
  return replies.map(({ at, body, ...reply }) =>
    Object.assign(reply, {
      at: isoTime(at),
      // Written by this program only.
      parts: JSON.parse(body) as ReplyPart[],
      attachments: attachments
        .filter(({ reply_id }) => reply_id === reply.id)
        // SQLite answers 1 or 0.
        .map(({ reply_id: _of, kept, ...file }) => Object.assign(file, { kept: Boolean(kept) })),
    }),
  )
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
