import { hash } from 'node:crypto'
import { isEmailAddress } from '../../common/lead/email-address.ts'
import { whoAnswers, whoWantsReply } from '../../sales-desk/server/who-answers.ts'
import { addNewDelivery } from '../store/alerts.ts'
import type { Query, Row } from '../store/database.ts'
import type { Destination } from '../store/delivery.ts'
import { identityOf } from '../store/email-identity.ts'
import { queueLeadEvent } from '../store/lead-events.ts'
import type { StoreSql } from '../store/open-store.ts'
import { changed, newRow } from '../store/sql.ts'
import { leadByMail, type LeadsByMail } from './lead-by-mail.ts'
import type { IncomingMail } from './incoming-mail.ts'
import { natureOf } from './mail-nature.ts'
import { matchLead, ownMailOf, type Match } from './match-lead.ts'
import { readBounce } from './read-bounce.ts'
import { keepReply } from './keep-reply.ts'
import { afterReply, teamMember, type OwnAddresses } from './reply-effects.ts'

export interface TakingMail {
  sql: StoreSql
  own: OwnAddresses
  /** What to do with a mail that belongs to no lead; undefined for nothing. */
  leadsByMail: LeadsByMail | undefined
}

/**
 * Outcome for a mail. `known`: it was taken in before. Of those not taken, nothing is stored: they stay where they came
 * from.
 */
export type Taken =
  | { outcome: 'reply' | 'automatic' | 'answered-by-mail' | 'not-delivered' | 'lead'; reference: string }
  | { outcome: 'known' }
  | { outcome: 'not-taken'; why: 'from ourselves' | 'a program' | 'a mailing list' | 'about no lead' }

const notTaken = (why: Extract<Taken, { outcome: 'not-taken' }>['why']): Taken => ({
  outcome: 'not-taken',
  why,
})

/** Takes a mail in, once, in one transaction: when this resolves, it is on disk. Rejects if the store cannot write. */
export async function takeMail(
  { sql, own, leadsByMail }: TakingMail,
  mail: IncomingMail,
  now: Date,
): Promise<Taken> {
  const nature = natureOf(mail)
  return sql.transaction(async (query) => {
    const [known] = await query`SELECT 1 FROM mails_taken WHERE hash = ${hashOf(mail)}`
    if (known) return { outcome: 'known' }
    if (nature === 'bounce') return takeBounce(query, mail, now)
    if (nature === 'report') return notTaken('a program')
    if (await isOurs(query, mail, own)) return notTaken('from ourselves')
    const match = await matchLead(query, mail)
    // A list that forwards a person's mail keeps what it answers; its own mails answer nothing.
    if (nature === 'list' && match?.by !== 'mail') return notTaken('a mailing list')
    if (nature === 'automatic' && (!match || match.by === 'person')) return notTaken('a program')
    const sender = await teamMember(query, mail, own)
    if (sender && identityOf(mail.from.address) !== match?.lead['identity'])
      return match && isToVisitor(mail, match)
        ? takeReply(query, { mail, match, now, kind: 'team' }, sender)
        : notTaken('from ourselves')
    if (match)
      return takeReply(query, { mail, match, now, kind: nature === 'automatic' ? 'automatic' : 'reply' })
    if (!leadsByMail || !isEmailAddress(mail.from.address)) return notTaken('about no lead')
    if (!(await note(query, mail, now))) return { outcome: 'known' }
    return { outcome: 'lead', reference: await leadByMail(query, leadsByMail, mail, now) }
  })
}

/** Identifies a mail, whatever its way and whatever was added to its headers underway. */
function hashOf({ messageId, from, subject, text, headers }: IncomingMail): string {
  const what = messageId === '' ? [subject, text, headers.get('date')?.[0] ?? ''] : [messageId]
  return hash('sha256', JSON.stringify([...what, identityOf(from.address)]))
}

/** Records that a mail is taken. False if another transaction was first. */
async function note(query: Query, mail: IncomingMail, now: Date): Promise<boolean> {
  const noted = await query`INSERT INTO mails_taken (hash, taken_at) VALUES (${hashOf(mail)}, ${now})
    ON CONFLICT (hash) DO NOTHING RETURNING hash`
  return noted.length > 0
}

/** The website's mails, and the desk's answers that came back as copies. */
async function isOurs(query: Query, mail: IncomingMail, { website }: OwnAddresses): Promise<boolean> {
  if (identityOf(mail.from.address) === identityOf(website)) return true
  const own = ownMailOf(mail.messageId)
  if (!own) return false
  const rows = await query`SELECT 1 FROM lead_answers WHERE uid = ${own.uid}`
  return rows.length > 0
}

/** Whether a team mail went to the person. One that did not, such as to a colleague, answers nothing. */
function isToVisitor({ to }: IncomingMail, { lead, by }: Match): boolean {
  return by === 'mail' && to.some((address) => identityOf(address) === lead['identity'])
}

interface Taking {
  mail: IncomingMail
  match: Match
  now: Date
  kind: 'reply' | 'automatic' | 'team'
}

async function takeReply(
  query: Query,
  { mail, match, now, kind }: Taking,
  sender?: { id: string | null },
): Promise<Taken> {
  if (!(await note(query, mail, now))) return { outcome: 'known' }
  const id = Number(match.lead['id'])
  // Locks the row, so that an answer being sent at this moment and the reply are serialised.
  const [lead = match.lead] = await query`UPDATE leads SET version = version + 1 WHERE id = ${id} RETURNING *`
  const replyId = await keepReply(query, { leadId: id, mail, kind, now })
  const { set, history, outcome } = await afterReply(query, { lead, kind, now, sender: sender?.id ?? null })
  if (Object.keys(set).length > 0) await query`UPDATE leads SET ${changed(set)} WHERE id = ${id}`
  await addHistory(
    query,
    lead,
    { kind: history, member: sender?.id ?? null, reply_id: replyId, body: '' },
    now,
  )
  if (kind === 'reply' && lead['stage'] !== 'spam')
    await tell(query, lead, await whoWantsReply(query, lead), {
      kind: 'reply-mail',
      about: String(replyId),
      now,
    })
  await tellWebhooks(query, lead, kind, now)
  return { outcome, reference: String(lead['reference']) }
}

/** Webhooks are told about mails from the person and the team's answers, not about automatic ones. */
async function tellWebhooks(query: Query, lead: Row, kind: Taking['kind'], now: Date): Promise<void> {
  if (kind === 'automatic' || lead['stage'] === 'spam') return
  const event =
    kind === 'reply' ? ({ event: 'replied' } as const) : ({ event: 'answered', detail: 'elsewhere' } as const)
  await queueLeadEvent(query, Number(lead['id']), event, now)
}

const addHistory = (
  query: Query,
  lead: Row,
  entry: { kind: string; member: string | null; reply_id: number | null; body: string },
  now: Date,
) =>
  query`INSERT INTO lead_history ${newRow({
    lead_id: Number(lead['id']),
    at: now,
    answer_id: null,
    version: Number(lead['version']),
    ...entry,
  })}`

/** A mail to each of these. */
async function tell(
  query: Query,
  lead: Row,
  members: readonly { email: string }[],
  { kind, about, now }: { kind: Destination['kind']; about: string; now: Date },
): Promise<void> {
  for (const { email } of members)
    await addNewDelivery(query, Number(lead['id']), { kind, address: email }, now, about)
}

/** A mail server's report on an answer, or on the thank-you mail. For any other mail it is discarded. */
async function takeBounce(query: Query, mail: IncomingMail, now: Date): Promise<Taken> {
  const bounce = readBounce(mail)
  if (!bounce) return notTaken('a program')
  for (const own of bounce.ids.map(ownMailOf)) {
    if (!own) continue
    const which = own.isThanks
      ? await query`SELECT outbox.id FROM outbox JOIN leads ON leads.id = lead_id
          WHERE leads.uid = ${own.uid} AND kind = 'thanks-mail'`
      : await query`SELECT id FROM outbox WHERE kind = 'answer-mail' AND about = ${own.uid}`
    for (const { id } of which)
      return markBounced(query, { id: Number(id), reason: bounce.reason, mail, now })
  }
  return notTaken('a program')
}

async function markBounced(
  query: Query,
  { id, reason, mail, now }: { id: number; reason: string; mail: IncomingMail; now: Date },
): Promise<Taken> {
  if (!(await note(query, mail, now))) return { outcome: 'known' }
  const [delivery] =
    await query`UPDATE outbox SET state = 'dead', bounced_at = ${now}, last_error = ${reason},
      next_attempt_at = NULL, waits_since = NULL, refused_at = NULL, lease_token = NULL, leased_until = NULL
    WHERE id = ${id} RETURNING lead_id, kind`
  const [lead = {}] = await query`UPDATE leads SET version = version + 1
    WHERE id = ${Number(delivery?.['lead_id'])} RETURNING *`
  await addHistory(query, lead, { kind: 'not-delivered', member: null, reply_id: null, body: reason }, now)
  if (delivery?.['kind'] === 'answer-mail')
    await tell(query, lead, await whoAnswers(query, lead), { kind: 'bounce-mail', about: String(id), now })
  return { outcome: 'not-delivered', reference: String(lead['reference']) }
}
