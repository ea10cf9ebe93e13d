import type { LeadReply } from '../../sales-desk/wire/leads.ts'
import type { Query } from '../store/database.ts'
import { addWords, wordsOfReply } from '../store/search-words.ts'
import { newRow } from '../store/sql.ts'
import { foldQuotes } from './fold-quotes.ts'
import type { IncomingAttachment, IncomingMail } from './incoming-mail.ts'

/** Total bytes of a mail's attachments: beyond that they are only named, and stay in the mailbox. */
export const mostKept = 10 * 1024 * 1024
const mostNamed = 50

interface Kept {
  leadId: number
  mail: IncomingMail
  kind: LeadReply['kind']
  now: Date
}

/** Stores a mail with its lead, and returns its id. */
export async function keepReply(query: Query, { leadId, mail, kind, now }: Kept): Promise<number> {
  // The mail that created the lead is its message.
  const parts = kind === 'first' ? [] : foldQuotes(mail.text)
  const [row] = await query`INSERT INTO lead_replies ${newRow({
    lead_id: leadId,
    at: now,
    kind,
    message_id: mail.messageId,
    writer: mail.from.name,
    address: mail.from.address,
    subject: mail.subject,
    body: JSON.stringify(parts),
  })} RETURNING id`
  const id = Number(row?.['id'])
  for (const attachment of keptOf(mail.attachments))
    await query`INSERT INTO reply_attachments ${newRow({ reply_id: id, ...attachment })}`
  const words = wordsOfReply(mail.subject, parts)
  if (words.size > 0 && kind !== 'automatic') await query`${addWords(leadId, words)}`
  return id
}

function keptOf(attachments: readonly IncomingAttachment[]) {
  let left = mostKept
  const kept = attachments.slice(0, mostNamed).map(({ name, size, content }) => {
    const fits = content !== undefined && size <= left
    if (fits) left -= size
    return { name, size, content: fits ? Buffer.from(content).toString('base64') : null }
  })
  const more = attachments.slice(mostNamed)
  if (more.length === 0) return kept
  return [
    ...kept,
    { name: `${more.length} more files`, size: more.reduce((sum, { size }) => sum + size, 0), content: null },
  ]
}
