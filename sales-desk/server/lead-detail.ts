import { detailsOf } from '../../common/lead/lead-fields.ts'
import { leadNotice } from '../../common/lead/lead-notice.ts'
import type { HistoryEntry, LeadAnswer, LeadDelivery, LeadDetail } from '../wire/leads.ts'
import type { Query, Row } from '../../leads/store/database.ts'
import { dialledNumber } from '../../leads/store/phone-number.ts'
import { toStoredLead } from '../../leads/store/rows.ts'
import { extrasOf } from './answer-extras.ts'
import { nextAnswer } from './mail-thread.ts'
import { isoTime, optionalText, optionalTime, toLeadRow, wholeColumns } from './lead-rows.ts'
import { readReplies } from './replies.ts'
import { minute } from '../../common/lead/milliseconds.ts'

const mostOthers = 20
/** A tab that has not reported for this long (milliseconds) counts as closed. */
export const presenceLasts = 45_000

/** Everything about one lead, as seen by `memberId`. */
export async function readLeadDetail(
  query: Query,
  reference: string,
  memberId: string,
  now: Date,
): Promise<LeadDetail | undefined> {
  const [row] = await query`SELECT ${wholeColumns} FROM leads WHERE reference = ${reference}`
  if (!row) return undefined
  const id = Number(row['id'])
  const outbox = await query`SELECT * FROM outbox WHERE lead_id = ${id} ORDER BY position`
  const history = await readHistory(query, id)
  const isAnswered = history.some(({ kind }) => kind === 'answer')
  const answers = isAnswered ? await query`SELECT * FROM lead_answers WHERE lead_id = ${id} ORDER BY id` : []
  const fileNames = await readFileNames(query, id)
  const others = await query<{ reference: string }>`SELECT reference FROM leads
    WHERE identity = ${String(row['identity'])} AND id <> ${id} ORDER BY id DESC LIMIT ${mostOthers}`
  const lead = toStoredLead(row)
  const { phoneE164, source, spam, consentVersion: version } = lead
  return {
    ...toLeadRow(row),
    ...detailsOf(lead),
    dialled: dialledNumber(lead.phone, phoneE164),
    phoneE164,
    source,
    consent: { version, notice: version === leadNotice.version ? leadNotice.text : null },
    spam,
    deliveries: outbox.map(toDelivery),
    history,
    answers: answers.flatMap((answer) => toAnswer(answer, outbox, fileNames)),
    replies: await readReplies(query, id),
    nextAnswer: await nextAnswer(query, id),
    openAt: (await readPresence(query, id, now)).filter((other) => other !== memberId),
    others: others.map((other) => other.reference),
  }
}

/** Files of the answers to a lead. */
async function readFileNames(query: Query, leadId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await query<{ id: number; name: string }>`SELECT team_files.id, team_files.name FROM team_files
    JOIN lead_answer_files ON file_id = team_files.id JOIN lead_answers ON lead_answers.id = answer_id
    WHERE lead_id = ${leadId}`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A lead's history, oldest first; with `afterVersion`, only what came after that version. */
export async function readHistory(query: Query, leadId: number, afterVersion = -1): Promise<HistoryEntry[]> {
  const rows = await query<
    Omit<HistoryEntry, 'at'> & { at: number }
  >`SELECT id, at, member AS "memberId", kind,
      body AS text, answer_id AS "answerId", reply_id AS "replyId"
    FROM lead_history WHERE lead_id = ${leadId} AND version > ${afterVersion} ORDER BY id`
  return rows.map(({ at, ...entry }) => Object.assign(entry, { at: isoTime(at) }))
}

/** Who has a lead open now. */
export async function readPresence(query: Query, leadId: number, now: Date): Promise<string[]> {
  const rows = await query<{ member: string }>`SELECT DISTINCT member FROM lead_presence
    WHERE lead_id = ${leadId} AND seen_at > ${now.getTime() - presenceLasts} ORDER BY member`
  return rows.map(({ member }) => member)
}

/** Older entries are not requested (milliseconds). */
const forgottenAfter = 10 * minute

interface Here {
  /** The tab's own name. */
  tab: string
  memberId: string
  reference: string
  open: boolean
}

/** Records that a tab has opened or closed a lead. */
export async function keepPresence(query: Query, { tab, memberId, reference, open }: Here, now: Date) {
  await query`DELETE FROM lead_presence
    WHERE (tab = ${tab} AND member = ${memberId}) OR seen_at < ${now.getTime() - forgottenAfter}`
  if (!open) return
  await query`INSERT INTO lead_presence (tab, lead_id, member, seen_at)
    SELECT ${tab}, id, ${memberId}, CAST(${now} AS BIGINT) FROM leads WHERE reference = ${reference}
    ON CONFLICT (tab) DO NOTHING`
}

/** A row of the outbox as shown on the lead's page. */
export function toDelivery(row: Row): LeadDelivery {
  const state = String(row['state']) as LeadDelivery['state']
  return {
    id: Number(row['id']),
    kind: String(row['kind']),
    address: String(row['address']),
    state,
    attempts: Number(row['attempts']),
    queuedAt: isoTime(row['queued_at']),
    nextAttemptAt: optionalTime(row['next_attempt_at']),
    deliveredAt: optionalTime(row['delivered_at']),
    bouncedAt: optionalTime(row['bounced_at']),
    lastError: optionalText(row, 'last_error'),
    canResend: state === 'dead' || state === 'kept' || (state === 'waiting' && Number(row['attempts']) > 0),
  }
}

function toAnswer(row: Row, outbox: readonly Row[], fileNames: ReadonlyMap<number, string>): LeadAnswer[] {
  const delivery = outbox.find(({ kind, about }) => kind === 'answer-mail' && about === row['uid'])
  if (!delivery) return []
  const { copies, files, meeting } = extrasOf(row['extras'])
  return [
    {
      id: Number(row['id']),
      at: isoTime(row['at']),
      memberId: String(row['member']),
      subject: String(row['subject']),
      text: String(row['body']),
      delivery: toDelivery(delivery),
      copies,
      files: files.flatMap((id) => fileNames.get(id) ?? []),
      meeting,
    },
  ]
}
