import type { TemplateChange } from '../../wire/changes.ts'
import { leadViews } from '../../wire/leads.ts'
import { type AuditAction, type AuditEntry } from '../../wire/audit.ts'
import { roles, type TeamMember } from '../../wire/team.ts'
import { viewNames } from '../frame/desk-pages.ts'
import { roleNames } from '../frame/role-names.ts'
import { changeWords } from '../lead/change-words.ts'
import { nameOf } from '../state/member-names.ts'

const templateChanges: Record<TemplateChange['what'], string> = {
  add: 'added',
  edit: 'changed',
  remove: 'removed',
}
const ways: Record<string, string> = { link: ' with a link', passkey: ' with a passkey' }

type InWords = (detail: string, team: readonly TeamMember[]) => string

const way: InWords = (detail) => ways[detail] ?? ''
const list: InWords = (detail) => {
  const view = leadViews.find((each) => each === detail)
  return view ? ` in “${viewNames[view]}”` : `: ${detail}`
}
const change: InWords = (detail) => `: ${isChange(detail) ? changeWords[detail].logged : detail}`
/** Ids of members and names of roles. */
const membership: InWords = (detail, team) =>
  `: ${detail
    .split(' ')
    .map((word) => wordOf(word, team))
    .join(', ')}`

const inWords: Partial<Record<AuditAction, InWords>> = {
  'signed-in': way,
  'sign-in-refused': way,
  'leads-searched': list,
  'leads-exported': list,
  'lead-changed': change,
  'template-changed': (detail) => `: ${isTemplateChange(detail) ? templateChanges[detail] : detail}`,
  'session-revoked': (detail) => (detail === '1' ? '' : `: ${detail}`),
  'member-invited': membership,
  'role-changed': membership,
  'member-removed': membership,
}

/** The rest of an audit log entry, to follow its words; the log itself stores ids and codes, which outlive names. */
export function auditDetail({ action, detail }: AuditEntry, team: readonly TeamMember[]): string {
  return detail === '' ? '' : (inWords[action]?.(detail, team) ?? '')
}

function wordOf(word: string, team: readonly TeamMember[]): string {
  const role = roles.find((each) => each === word)
  if (role) return roleNames[role]
  const member = team.find(({ id }) => id === word)
  return member ? nameOf(member) : word
}

const isChange = (text: string): text is keyof typeof changeWords => Object.hasOwn(changeWords, text)
const isTemplateChange = (text: string): text is TemplateChange['what'] =>
  Object.hasOwn(templateChanges, text)
