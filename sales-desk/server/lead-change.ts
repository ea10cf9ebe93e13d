import type { LeadChange, LeadConflict } from '../wire/changes.ts'
import type { HistoryEntry, LeadDetail } from '../wire/leads.ts'
import type { TeamMember } from '../wire/team.ts'
import { addDelivery } from '../../leads/store/queue-delivery.ts'
import type { Query, Row } from '../../leads/store/database.ts'
import { queueLeadEvent } from '../../leads/store/lead-events.ts'
import { requeue } from '../../leads/store/outbox-queue.ts'
import { addWords, wordsOf } from '../../leads/store/search-words.ts'
import { changed, newRow, sql, type Part } from '../../leads/store/sql.ts'
import { checkExtras, linkFiles, signatureOf, wantedExtras } from './answer-extras.ts'
import { writeAudit } from './audit.ts'
import { noReminder, reminderIn } from './follow-up.ts'
import { addLabel, removeLabel } from './labels.ts'
import { holdDeliveries, resendDelivery } from './lead-deliveries.ts'
import { readHistory, readLeadDetail } from './lead-detail.ts'
import { Refusal } from './refusal.ts'
import { findMember } from './team.ts'
import { nothingWaits } from './waiting.ts'

/** Changes to the lead's columns, and what is known only once they are made. */
interface Effect {
  set?: Readonly<Record<string, Part>>
  answerId?: number
  /** What history says besides its kind, if not from the change itself. */
  text?: string
}

interface Changing {
  query: Query
  lead: Row
  member: TeamMember
  now: Date
}

/**
 * Makes a change in the transaction that `query` belongs to. A repeated change, whose answer was lost, is not made
 * again. If the lead has a newer version by now, changes nothing and returns what was done since. Undefined if there
 * is no such lead.
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
  const written = change.what === 'answer' ? await findByKey(query, lead, change) : undefined
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
  const effect = await effectOf({ query, lead, member, now }, change)
  const version = current + 1
  const [kind, text] = told(change)
  await query`UPDATE leads SET ${changed({ version, ...effect.set })} WHERE id = ${id}`
  await query`INSERT INTO lead_history ${newRow({
    lead_id: id,
    at: now,
    member: member.id,
    kind,
    body: effect.text ?? text,
    answer_id: effect.answerId ?? null,
    version,
  })}`
  await tellOf(query, lead, change, effect, now)
  const words = wordsOf(writtenIn(change))
  if (words.size > 0) await query`${addWords(id, words)}`
  const action = change.what === 'answer' ? 'lead-answered' : 'lead-changed'
  await writeAudit(query, { member: member.id, action, reference, detail: change.what }, now)
  return { lead: await detail() }
}

/** Tells the webhooks that want such events. */
async function tellOf(query: Query, lead: Row, { what }: LeadChange, { set }: Effect, now: Date) {
  const id = Number(lead['id'])
  const isAnswer = what === 'answer' || what === 'answered-elsewhere'
  const stage = set?.['stage']
  if (isAnswer)
    await queueLeadEvent(
      query,
      id,
      { event: 'answered', detail: what === 'answer' ? 'mail' : 'elsewhere' },
      now,
    )
  else if (typeof stage === 'string' && stage !== lead['stage'])
    await queueLeadEvent(query, id, { event: 'stage', detail: stage }, now)
}

/** Text somebody may search for later. */
function writtenIn(change: LeadChange): string {
  if (change.what === 'answer') return `${change.subject}\n${change.text}`
  return change.what === 'note' || change.what === 'answered-elsewhere' ? change.text : ''
}

async function effectOf(changing: Changing, change: LeadChange): Promise<Effect> {
  const { query, lead, member, now } = changing
  switch (change.what) {
    case 'assign':
      return assign(changing, change.assigneeId)
    case 'stage': {
      refuseSpam(lead)
      const { stage } = change
      const set = {
        stage,
        ...nothingWaits,
        ...noReminder,
        ...(stage === 'answered' && firstAnswer(lead, member, now)),
      }
      return { set }
    }
    case 'note':
      return {}
    case 'answer': {
      refuseSpam(lead)
      if (lead['email'] === '') throw new Refusal(400, 'This person has left no email address')
      const answerId = await queueAnswer(query, { lead, member, change, now })
      const days = change.remindAfter
      const reminder = days === undefined ? noReminder : await reminderIn(query, days, member.id, now)
      return { set: { ...answered(lead, member, now), ...reminder }, answerId }
    }
    case 'answered-elsewhere':
      return { set: { ...answered(lead, member, now), ...noReminder } }
    case 'follow-up':
      return { set: { follow_up: change.day } }
    case 'end-reminder':
      return { set: noReminder }
    case 'label':
      await addLabel(query, Number(lead['id']), change.label)
      return {}
    case 'unlabel':
      await removeLabel(query, Number(lead['id']), change.label)
      return {}
    case 'mark-spam':
      await holdDeliveries(query, Number(lead['id']))
      return { set: { stage: 'spam', ...nothingWaits, ...noReminder } }
    case 'release': {
      if (lead['stage'] !== 'spam') throw new Refusal(400, 'This lead is not held')
      await requeue(query, sql`state = 'held'`, now, String(lead['reference']))
      const stage = lead['answered_at'] === null ? 'new' : 'answered'
      return { set: { stage } }
    }
    case 'resend': {
      const sent = await resendDelivery(query, Number(lead['id']), change.deliveryId, now)
      if (!sent) throw new Refusal(400, 'There is nothing to send again')
      return { text: sent }
    }
  }
}

async function assign({ query, lead, member, now }: Changing, assigneeId: string | null): Promise<Effect> {
  if (assigneeId !== null) {
    const assignee = await findMember(query, assigneeId)
    if (!assignee || assignee.role === 'reader') throw new Refusal(400, 'This person answers no leads')
    if (assignee.id !== member.id && lead['stage'] !== 'spam') await tellAssignee(query, lead, assignee, now)
  }
  const opens = assigneeId !== null && lead['stage'] === 'new'
  return { set: { assignee: assigneeId, ...(opens && { stage: 'open' }) } }
}

/** A mail to the member assigned by a colleague, if they want mail about their leads. */
async function tellAssignee(query: Query, lead: Row, { id, email }: TeamMember, now: Date): Promise<void> {
  const [wants] = await query`SELECT 1 FROM team_members WHERE uid = ${id} AND lead_mail <> 'none'`
  if (!wants) return
  // Somebody assigned twice is told twice.
  const about = String(lead['version'])
  await query`${addDelivery(Number(lead['id']), { kind: 'assigned-mail', address: email }, now, about)}`
}

function refuseSpam(lead: Row): void {
  if (lead['stage'] === 'spam') throw new Refusal(400, 'This lead is held as spam: release it first')
}

/** An answer advances an unanswered lead, and assigns it to the writer if it is unassigned. */
const answered = (lead: Row, member: TeamMember, now: Date) => ({
  ...nothingWaits,
  ...((lead['stage'] === 'new' || lead['stage'] === 'open') && { stage: 'answered' }),
  ...(lead['assignee'] === null && { assignee: member.id }),
  ...firstAnswer(lead, member, now),
})

const firstAnswer = (lead: Row, member: TeamMember, now: Date) =>
  lead['answered_at'] === null && { answered_at: now, answered_by: member.id }

type AnswerChange = Extract<LeadChange, { what: 'answer' }>

/** The answer sent under this key, if it has other words or extras. */
async function findByKey(query: Query, lead: Row, change: AnswerChange) {
  const { key, subject, text } = change
  const [row] = await query`SELECT id, lead_id, subject, body, extras FROM lead_answers WHERE uid = ${key}`
  if (!row) return undefined
  const extras = JSON.stringify(await wantedExtras(query, change, String(lead['email'])))
  const isSame =
    Number(row['lead_id']) === Number(lead['id']) &&
    row['subject'] === subject &&
    row['body'] === text &&
    row['extras'] === extras
  return isSame ? 'the same' : { id: Number(row['id']) }
}

/** History kind and text of a change. */
function told(change: LeadChange): [kind: HistoryEntry['kind'], text: string] {
  switch (change.what) {
    case 'assign':
      return ['assigned', change.assigneeId ?? '']
    case 'stage':
      return ['stage', change.stage]
    case 'note':
    case 'answered-elsewhere':
      return [change.what, change.text]
    case 'follow-up':
      return ['follow-up', change.day ?? '']
    case 'end-reminder':
      return ['reminder-ended', '']
    case 'label':
    case 'unlabel':
      return [change.what, change.label]
    case 'mark-spam':
      return ['marked-spam', '']
    case 'release':
      return ['released', '']
    case 'answer':
      return ['answer', '']
    case 'resend':
      return ['resent', '']
  }
}

/**
 * Whether the first change after the version this one was based on is this one itself, sent before. Written text
 * stays whatever came after it; a value that a colleague has changed since counts as not made.
 */
function isMade(change: LeadChange, member: TeamMember, since: readonly HistoryEntry[]): boolean {
  // History does not record these two completely.
  if (change.what === 'answer' || change.what === 'resend') return false
  const [first] = since
  const [kind, text] = told(change)
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
  const extras = await wantedExtras(query, change, String(lead['email']))
  await checkExtras(query, extras, now)
  const [answer] = await query`INSERT INTO lead_answers ${newRow({
    uid: change.key,
    lead_id: id,
    member: member.id,
    at: now,
    writer: member.name,
    subject: change.subject,
    body: change.text,
    extras: JSON.stringify(extras),
    signature: await signatureOf(query, member, String(lead['reference'])),
  })} RETURNING id`
  const answerId = Number(answer?.['id'])
  await linkFiles(query, answerId, extras.files)
  const mail = { kind: 'answer-mail', address: String(lead['email']) } as const
  await query`${addDelivery(id, mail, now, change.key)}`
  for (const address of extras.copies)
    await query`${addDelivery(id, { kind: 'copy-mail', address }, now, change.key)}`
  return answerId
}
