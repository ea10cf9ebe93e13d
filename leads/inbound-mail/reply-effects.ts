import { dueTime } from '../../sales-desk/wire/hours.ts'
import type { HistoryEntry } from '../../sales-desk/wire/leads.ts'
import { noReminder } from '../../sales-desk/server/follow-up.ts'
import { nothingWaits } from '../../sales-desk/server/waiting.ts'
import type { Query, Row } from '../store/database.ts'
import { readDeskSettings } from '../store/desk-settings.ts'
import { identityOf } from '../store/email-identity.ts'
import type { Part } from '../store/sql.ts'
import type { IncomingMail } from './incoming-mail.ts'

/** The sender addresses of our own mails. */
export interface OwnAddresses {
  website: string
  team: string
  /** Recipients of leads by the settings: they may answer from there. */
  recipients: readonly string[]
}

/** Which of us wrote a mail; a null id for an address that is not one member's alone. */
export async function teamMember(
  query: Query,
  { from }: IncomingMail,
  { team, recipients }: OwnAddresses,
): Promise<{ id: string | null } | undefined> {
  const identity = identityOf(from.address)
  const [member] = await query<{ id: string }>`SELECT uid AS id FROM team_members
    WHERE identity = ${identity} AND state = 'active' AND role <> 'reader'`
  if (member) return member
  return [team, ...recipients].some((address) => identityOf(address) === identity) ? { id: null } : undefined
}

interface Effect {
  set: Readonly<Record<string, Part>>
  history: HistoryEntry['kind']
  outcome: 'reply' | 'automatic' | 'answered-by-mail'
}

interface Came {
  lead: Row
  kind: 'reply' | 'automatic' | 'team'
  now: Date
  /** The member who wrote it. */
  sender: string | null
}

/** What a mail changes about its lead: a person's waits, ours answers, a program's does neither. */
export async function afterReply(query: Query, { lead, kind, now, sender }: Came): Promise<Effect> {
  const isUnanswered = lead['stage'] === 'new' || lead['stage'] === 'open'
  if (kind === 'automatic') return { set: {}, history: 'automatic-reply', outcome: 'automatic' }
  if (kind === 'team') {
    const set = {
      ...nothingWaits,
      ...(isUnanswered && { stage: 'answered' }),
      ...(lead['answered_at'] === null && { answered_at: now, answered_by: sender }),
      ...(lead['assignee'] === null && { assignee: sender }),
    }
    return { set, history: 'answered-by-mail', outcome: 'answered-by-mail' }
  }
  // Before the first answer the lead's own clock runs; the next answer is measured from the oldest reply.
  const starts = !isUnanswered && lead['stage'] !== 'spam' && lead['replied_at'] === null
  const settings = await readDeskSettings(query)
  return {
    set: { ...noReminder, ...(starts && { replied_at: now, reply_due_at: dueTime(now, settings) }) },
    history: 'reply',
    outcome: 'reply',
  }
}
