import type { LeadChange } from '../../lead/sales-desk-changes.ts'
import type { TeamMember } from '../../lead/sales-desk-team.ts'
import type { Query, Row } from '../store/database.ts'

interface WrittenAnswer {
  lead: Row
  member: TeamMember
  change: Extract<LeadChange, { what: 'answer' }>
  now: Date
}

/** Writes an answer down together with its place in the outbox, and answers its number. */
export async function queueAnswer(
  query: Query,
  { lead, member, change, now }: WrittenAnswer,
): Promise<number> {
  const id = Number(lead['id'])
  const [answer] = await query(
    `INSERT INTO lead_answers (uid, lead_id, member, at, writer, subject, body)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    change.key,
    id,
    member.id,
    now.getTime(),
    member.name,
    change.subject,
    change.text,
  )
  await query(
    `INSERT INTO outbox (lead_id, position, kind, address, about, queued_at, next_attempt_at)
     SELECT CAST($1 AS BIGINT), coalesce(max(position), 0) + 1, 'answer-mail', $2, $3, CAST($4 AS BIGINT),
       CAST($4 AS BIGINT) FROM outbox WHERE lead_id = $1`,
    id,
    String(lead['email']),
    change.key,
    now.getTime(),
  )
  return Number(answer?.['id'])
}
