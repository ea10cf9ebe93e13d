import type { AuditAction, AuditAnswer, AuditEntry, AuditRequest } from '../wire/audit.ts'
import type { Query } from '../../leads/store/database.ts'
import type { StoreSql } from '../../leads/store/open-store.ts'
import { sql } from '../../leads/store/sql.ts'
import { isoTime } from './lead-rows.ts'

const pageSize = 100

export interface Audited {
  /** The member's uid; null if nobody was signed in. */
  member: string | null
  action: AuditAction
  reference?: string
  /** Never anything about a visitor. */
  detail?: string
}

/** Logs what somebody did, in the same transaction if there is one. */
export async function writeAudit(query: Query, { member, action, reference, detail }: Audited, now: Date) {
  await query`INSERT INTO team_audit (at, member, action, reference, detail)
    VALUES (${now}, ${member}, ${action}, ${reference ?? null}, ${detail ?? ''})`
}

/** A row of the log, with who did it. */
interface Logged extends Omit<AuditEntry, 'at' | 'member'> {
  at: number
  member: string | null
  name: string
}

/** Reads the log, newest first. */
export async function readAudit({ read }: StoreSql, request: AuditRequest): Promise<AuditAnswer> {
  const { before = Number.MAX_SAFE_INTEGER, memberId } = request
  const whose = memberId === undefined ? sql`TRUE` : sql`member = ${memberId}`
  const rows = await read<Logged>`SELECT team_audit.*, team_members.name
    FROM team_audit LEFT JOIN team_members ON uid = member
    WHERE id < ${before} AND ${whose} ORDER BY id DESC LIMIT ${pageSize}`
  const entries = rows.map(({ at, member, name, ...entry }) =>
    Object.assign(entry, { at: isoTime(at), member: member === null ? null : { id: member, name } }),
  )
  return { entries, next: entries.length < pageSize ? null : (entries.at(-1)?.id ?? null) }
}
