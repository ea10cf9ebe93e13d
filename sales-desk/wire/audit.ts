import * as v from 'valibot'
import { id, whole } from './team.ts'

/** Possible entries of the audit log. */
export type AuditAction =
  | 'signed-in'
  | 'signed-out'
  | 'sign-in-refused'
  | 'session-revoked'
  | 'passkey-added'
  | 'passkey-removed'
  | 'lead-seen'
  | 'lead-added'
  | 'leads-listed'
  | 'leads-searched'
  | 'lead-changed'
  | 'lead-answered'
  | 'leads-exported'
  | 'attachment-saved'
  | 'person-exported'
  | 'person-erased'
  | 'member-invited'
  | 'role-changed'
  | 'member-removed'
  | 'settings-changed'
  | 'template-changed'
  | 'file-added'
  | 'file-removed'

export interface AuditEntry {
  id: number
  at: string
  /** Null if nobody was signed in, or for somebody at the command line. */
  member: { id: string; name: string } | null
  action: AuditAction
  /** Which lead; null if it was about none. */
  reference: string | null
  /** Never visitors' personal data; for example the new role. */
  detail: string
}
export const auditRequestSchema = v.object({
  before: v.optional(whole),
  memberId: v.optional(id),
})
export type AuditRequest = v.InferOutput<typeof auditRequestSchema>
export interface AuditAnswer {
  entries: AuditEntry[]
  /** For `before`; null at the end. */
  next: number | null
}
