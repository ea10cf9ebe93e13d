import type { LeadChange, LeadConflict } from '../../lead/sales-desk-changes.ts'
import type { HistoryEntry, LeadDetail } from '../../lead/sales-desk-leads.ts'
import type { TeamMember } from '../../lead/sales-desk-team.ts'
import { addDelivery } from '../store/queue-delivery.ts'
import type { Query, Row } from '../store/database.ts'
import { noLease, requeue, restarted } from '../store/outbox-queue.ts'
import { addWords, wordsOf } from '../store/search-words.ts'
import { changed, newRow, sql, type Part } from '../store/sql.ts'
import { writeAudit } from './audit.ts'
import { readHistory, readLeadDetail } from './lead-detail.ts'
import { Refusal } from './refusal.ts'
import { findMember } from './team.ts'

/** What a change does to the lead's columns, and what history says of it. */
interface Effect {
  set?: Readonly<Record<string, Part>>
  kind: string
  text: string
  answerId?: number
}

interface Changing {
  query: Query
  lead: Row
  member: TeamMember
  now: Date
}

/**
 * Makes a change in the transaction that `query` belongs to. A change that was made already, whose answer got lost, is
 * not made again. If the lead has a newer version by now, changes nothing and returns what was done since. Undefined
 * when there is no such lead.
 */
export async function changeLead(
  query: Query,
  reference: string,
  change: LeadChange,
  { member, now }: { member: TeamMember; now: Date },
): Promise<{ lead: LeadDetail } | { conflict: LeadConflict } | undefined> {
  // Locks the row, so that a second change waits for the first.
  const [lead] = await query`UPDATE leads SET version = version WHERE reference = ${reference} RETURNING *`
  if (!lead) return undefined
  const id = Number(lead['id'])
  const detail = async () => (await readLeadDetail(query, reference, member.id, now)) as LeadDetail
  const current = Number(lead['version'])
  const since = change.version === current ? [] : await readHistory(query, id, change.version)
  const written = change.what === 'answer' ? await findByKey(query, id, change) : undefined
  if (written === 'the same') return { lead: await detail() }
  if (written) {
    const error = 'Another text was sent before with the same key. What you typed is still here.'
    const shown = await detail()
    const sentBefore = shown.answers.find((answer) => answer.id === written.id)
    return { conflict: { error, lead: shown, since, ...(sentBefore && { sentBefore }) } }
  }
  if (change.version !== current) {
    if (isMade(change, member, since)) return { lead: await detail() }
    const error = 'This lead was changed meanwhile. What you typed is still here.'
    return { conflict: { error, lead: await detail(), since } }
  }
  const effect = await effects[change.what]({ query, lead, member, now }, change as never)
  const version = current + 1
  await query`UPDATE leads SET ${changed({ version, ...effect.set })} WHERE id = ${id}`
  await query`INSERT INTO lead_history ${newRow({
    lead_id: id,
    at: now,
    member: member.id,
    kind: effect.kind,
    body: effect.text,
    answer_id: effect.answerId ?? null,
    version,
  })}`
  const words = wordsOf(writtenIn(change))
  if (words.size > 0) await query`${addWords(id, words)}`
  const action = change.what === 'answer' ? 'lead-answered' : 'lead-changed'
  await writeAudit(query, { member: member.id, action, reference, detail: change.what }, now)
  return { lead: await detail() }
}

/** What somebody may look for later. */
function writtenIn(change: LeadChange): string {
  if (change.what === 'answer') return `${change.subject}\n${change.text}`
  return change.what === 'note' || change.what === 'answered-elsewhere' ? change.text : ''
}

type Effects = {
  [What in LeadChange['what']]: (
    changing: Changing,
    change: Extract<LeadChange, { what: What }>,
  ) => Promise<Effect>
}

const effects: Effects = {
  async assign({ query, lead }, { assigneeId }) {
    if (assigneeId !== null) {
      const assignee = await findMember(query, assigneeId)
      if (!assignee || assignee.role === 'reader') throw new Refusal(400, 'This person answers no leads')
    }
    const opens = assigneeId !== null && lead['stage'] === 'new'
    return {
      set: { assignee: assigneeId, ...(opens && { stage: 'open' }) },
      kind: 'assigned',
      text: assigneeId ?? '',
    }
  },
  async stage({ lead, member, now }, { stage }) {
    if (lead['stage'] === 'spam') throw new Refusal(400, 'This lead is held as spam: release it first')
    return {
      set: { stage, ...(stage === 'answered' && firstAnswer(lead, member, now)) },
      kind: 'stage',
      text: stage,
    }
  },
  note: async (_, { text }) => ({ kind: 'note', text }),
  async answer({ query, lead, member, now }, change) {
    if (lead['stage'] === 'spam') throw new Refusal(400, 'This lead is held as spam: release it first')
    const answerId = await queueAnswer(query, { lead, member, change, now })
    return { set: answered(lead, member, now), kind: 'answer', text: '', answerId }
  },
  'answered-elsewhere': async ({ lead, member, now }, { text }) => ({
    set: answered(lead, member, now),
    kind: 'answered-elsewhere',
    text,
  }),
  async 'mark-spam'({ query, lead }) {
    await holdDeliveries(query, Number(lead['id']))
    return { set: { stage: 'spam' }, kind: 'marked-spam', text: '' }
  },
  async release({ query, lead, now }) {
    if (lead['stage'] !== 'spam') throw new Refusal(400, 'This lead is not held')
    await requeue(query, sql`state = 'held'`, now, String(lead['reference']))
    const stage = lead['answered_at'] === null ? 'new' : 'answered'
    return { set: { stage }, kind: 'released', text: '' }
  },
  async resend({ query, lead, now }, { deliveryId }) {
    const sent = await resendDelivery(query, Number(lead['id']), deliveryId, now)
    if (!sent) throw new Refusal(400, 'There is nothing to send again')
    return { kind: 'resent', text: sent }
  },
}

/** An answer moves an unanswered lead on, and assigns it to the writer if it is assigned to nobody. */
const answered = (lead: Row, member: TeamMember, now: Date) => ({
  ...((lead['stage'] === 'new' || lead['stage'] === 'open') && { stage: 'answered' }),
  ...(lead['assignee'] === null && { assignee: member.id }),
  ...firstAnswer(lead, member, now),
})

const firstAnswer = (lead: Row, member: TeamMember, now: Date) =>
  lead['answered_at'] === null && { answered_at: now, answered_by: member.id }

type AnswerChange = Extract<LeadChange, { what: 'answer' }>

/** The answer that was sent under this key, if it has other words. */
async function findByKey(query: Query, leadId: number, { key, subject, text }: AnswerChange) {
  const [row] = await query`SELECT id, lead_id, subject, body FROM lead_answers WHERE uid = ${key}`
  if (!row) return undefined
  const isSame = Number(row['lead_id']) === leadId && row['subject'] === subject && row['body'] === text
  return isSame ? 'the same' : { id: Number(row['id']) }
}

/** What history says of each change whose whole content it tells. */
const told: { [What in LeadChange['what']]?: (change: Extract<LeadChange, { what: What }>) => string[] } = {
  assign: ({ assigneeId }) => ['assigned', assigneeId ?? ''],
  stage: ({ stage }) => ['stage', stage],
  note: ({ text }) => ['note', text],
  'answered-elsewhere': ({ text }) => ['answered-elsewhere', text],
  'mark-spam': () => ['marked-spam', ''],
  release: () => ['released', ''],
}

/**
 * Whether the first change after the version that this one was made on is this one itself, sent before. Words stay
 * written whatever came after them; what a colleague has set to something else since counts as not made.
 */
function isMade(change: LeadChange, member: TeamMember, since: readonly HistoryEntry[]): boolean {
  const [first] = since
  const [kind, text] = told[change.what]?.(change as never) ?? []
  const stays = change.what === 'note' || change.what === 'answered-elsewhere' || since.length === 1
  return stays && first?.memberId === member.id && first.kind === kind && first.text === text
}

interface WrittenAnswer {
  lead: Row
  member: TeamMember
  change: AnswerChange
  now: Date
}

/** Stores an answer together with its outbox row, and returns its id. */
async function queueAnswer(query: Query, { lead, member, change, now }: WrittenAnswer): Promise<number> {
  const id = Number(lead['id'])
  const [answer] = await query`INSERT INTO lead_answers ${newRow({
    uid: change.key,
    lead_id: id,
    member: member.id,
    at: now,
    writer: member.name,
    subject: change.subject,
    body: change.text,
  })} RETURNING id`
  const mail = { kind: 'answer-mail', address: String(lead['email']) } as const
  await query`${addDelivery(id, mail, now, change.key)}`
  return Number(answer?.['id'])
}

/** Holds the waiting deliveries of suspected spam. */
async function holdDeliveries(query: Query, leadId: number): Promise<void> {
  await query`UPDATE outbox
    SET state = 'held', next_attempt_at = NULL, waits_since = NULL, refused_at = NULL, ${noLease}
    WHERE lead_id = ${leadId} AND state = 'waiting' AND kind <> 'answer-mail'`
}

/**
 * Queues one delivery of a lead again, from the beginning of its schedule. Returns its kind, or undefined when that is
 * not possible.
 */
async function resendDelivery(
  query: Query,
  leadId: number,
  deliveryId: number,
  now: Date,
): Promise<string | undefined> {
  const [row] = await query`UPDATE outbox SET ${restarted(now)}
    WHERE id = ${deliveryId} AND lead_id = ${leadId}
      AND (state IN ('dead', 'kept') OR (state = 'waiting' AND attempts > 0))
    RETURNING kind`
  return row && String(row['kind'])
}
