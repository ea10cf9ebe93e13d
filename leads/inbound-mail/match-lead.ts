import { referencePattern } from '../store/lead-reference.ts'
import type { Query, Row } from '../store/database.ts'
import { identityOf } from '../store/email-identity.ts'
import { joined } from '../store/sql.ts'
import type { IncomingMail } from './incoming-mail.ts'

/** A lead, and how the mail was matched to it. */
export interface Match {
  lead: Row
  /** `mail`: it answers a mail of ours, whose id nobody can guess. Anybody can write the rest. */
  by: 'mail' | 'subject' | 'person'
}

/** Our ids name an answer, a lead, or the thank-you mail for a lead. */
const ownId = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(\.thanks)?@/

/** A mail of ours, by its id. */
export interface OwnMail {
  uid: string
  isThanks: boolean
}

/** Reads the id of a mail; undefined when it is none of ours. */
export function ownMailOf(id: string): OwnMail | undefined {
  const [, uid, thanks] = ownId.exec(id) ?? []
  return uid === undefined ? undefined : { uid, isThanks: thanks !== undefined }
}

/** The lead that a mail belongs to: by the mails it answers, then by a reference in its subject, then by the person. */
export async function matchLead(query: Query, mail: IncomingMail): Promise<Match | undefined> {
  const answered = await leadOfMails(query, mail.references)
  if (answered) return { lead: answered, by: 'mail' }
  const identity = identityOf(mail.from.address)
  const named = referencePattern.exec(mail.subject)?.[0].toUpperCase()
  if (named !== undefined) {
    const [lead] = await query`SELECT * FROM leads WHERE reference = ${named} AND identity = ${identity}`
    if (lead) return { lead, by: 'subject' }
  }
  const [open] = await query`SELECT * FROM leads
    WHERE identity = ${identity} AND stage IN ('new', 'open', 'answered') ORDER BY id DESC LIMIT 1`
  return open && { lead: open, by: 'person' }
}

/** The lead of the first of these mails that belongs to one: ours, or a reply taken in before. */
async function leadOfMails(query: Query, ids: readonly string[]): Promise<Row | undefined> {
  if (ids.length === 0) return undefined
  const uids = ids.map((id) => ownMailOf(id)?.uid ?? '')
  const known = await query<{ mail: string; lead_id: number }>`
    SELECT uid AS mail, id AS lead_id FROM leads WHERE uid IN (${joined(uids)})
    UNION ALL SELECT uid, lead_id FROM lead_answers WHERE uid IN (${joined(uids)})
    UNION ALL SELECT message_id, lead_id FROM lead_replies
      WHERE message_id IN (${joined(ids)}) AND message_id <> ''`
  const leads = new Map(known.map(({ mail, lead_id }) => [mail, lead_id]))
  const found = ids.map((id, at) => leads.get(uids[at] ?? '') ?? leads.get(id)).find((id) => id !== undefined)
  if (found === undefined) return undefined
  const [lead] = await query`SELECT * FROM leads WHERE id = ${found}`
  return lead
}
