import { site } from '../../common/brand/site.ts'
import { thanksSubject } from '../../common/lead/mail-subjects.ts'
import { deskLimits } from '../wire/changes.ts'
import type { NextAnswer } from '../wire/leads.ts'
import type { Query } from '../../leads/store/database.ts'

const reply = 'Re: '

/** Whether the visitor has, or will have, the thank-you mail: then the thread begins with it. */
export async function wasThanked(query: Query, leadId: number): Promise<boolean> {
  const rows = await query`SELECT 1 FROM outbox WHERE lead_id = ${leadId}
    AND kind = 'thanks-mail' AND state <> 'dead' LIMIT 1`
  return rows.length > 0
}

/**
 * The subject of the next answer, to keep it in the visitor's thread: some mail programs go by the subject
 * alone, and start a new thread for another one.
 */
export async function nextAnswer(query: Query, leadId: number): Promise<NextAnswer> {
  const [last] =
    await query`SELECT subject FROM lead_answers WHERE lead_id = ${leadId} ORDER BY id DESC LIMIT 1`
  if (last) return { subject: asReply(String(last['subject'])), inThread: true }
  const [written] =
    await query`SELECT subject FROM lead_replies WHERE lead_id = ${leadId} ORDER BY id LIMIT 1`
  if (written) return { subject: asReply(String(written['subject'])), inThread: true }
  if (await wasThanked(query, leadId)) return { subject: asReply(thanksSubject), inThread: true }
  return { subject: `Your message to ${site.company}`, inThread: false }
}

/** A subject without room for the reply prefix keeps its words, which is the same thread. */
const asReply = (subject: string) =>
  /^re:/i.test(subject) || subject.length + reply.length > deskLimits.subject ? subject : reply + subject
