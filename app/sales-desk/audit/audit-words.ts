import type { AuditAction, AuditEntry } from '../../../lead/sales-desk-team.ts'

/** What an entry of the audit log says of what was done. */
export const auditWords: Record<AuditAction, string> = {
  'signed-in': 'signed in',
  'signed-out': 'signed out',
  'sign-in-refused': 'was refused at sign-in',
  'session-revoked': 'ended a session',
  'passkey-added': 'made a passkey',
  'passkey-removed': 'removed a passkey',
  'lead-seen': 'looked at a lead',
  'leads-listed': 'looked at a list of leads',
  'leads-searched': 'searched the leads',
  'lead-changed': 'changed a lead',
  'lead-answered': 'answered a lead',
  'leads-exported': 'exported a list of leads',
  'person-exported': 'exported a person',
  'person-erased': 'erased a person',
  'member-invited': 'invited a member',
  'role-changed': 'changed a role',
  'member-removed': 'removed a member',
  'settings-changed': 'changed the settings',
  'template-changed': 'changed a template',
}

/** Who did it. Invitations without a member were made at the server's command line. */
export function auditWho({ member, action }: AuditEntry): string {
  if (member) return member.name || 'A member'
  return action === 'member-invited' ? 'At the server' : 'Not signed in'
}
