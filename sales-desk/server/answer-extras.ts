import { site } from '../../common/brand/site.ts'
import type { LeadChange, Meeting } from '../wire/changes.ts'
import { momentOf } from '../wire/hours.ts'
import type { LeadAnswer } from '../wire/leads.ts'
import type { TeamMember } from '../wire/team.ts'
import type { Query } from '../../leads/store/database.ts'
import { readDeskSettings } from '../../leads/store/desk-settings.ts'
import { identityOf } from '../../leads/store/email-identity.ts'
import { newRow } from '../../leads/store/sql.ts'
import { Refusal } from './refusal.ts'
import { readOwnSettings } from './team.ts'

type AnswerChange = Extract<LeadChange, { what: 'answer' }>

/** Extras of an answer, as stored in its row. */
export interface AnswerExtras {
  copies: string[]
  files: number[]
  meeting: LeadAnswer['meeting']
}

export const noExtras: AnswerExtras = { copies: [], files: [], meeting: null }

/** Reads the column. */
export const extrasOf = (column: unknown): AnswerExtras => ({
  ...noExtras,
  // Only the desk writes it.
  ...(JSON.parse(String(column)) as Partial<AnswerExtras>),
})

/** The extras of this answer. Each copy goes to one mailbox, and none to the visitor, who has the answer. */
export async function wantedExtras(
  query: Query,
  { copies = [], files = [], meeting }: AnswerChange,
  visitor: string,
): Promise<AnswerExtras> {
  const known = new Set([identityOf(visitor)])
  const others = copies.filter((address) => {
    const isNew = !known.has(identityOf(address))
    known.add(identityOf(address))
    return isNew
  })
  return {
    copies: others,
    files: [...new Set(files)],
    meeting: meeting === undefined ? null : await placed(query, meeting),
  }
}

async function placed(query: Query, { day, from, lasts, place }: Meeting) {
  const { timeZone } = await readDeskSettings(query)
  return { start: momentOf(day, from, timeZone).toISOString(), lasts, place }
}

/** Throws a Refusal for a meeting in the past, and for a missing file. */
export async function checkExtras(query: Query, { files, meeting }: AnswerExtras, now: Date): Promise<void> {
  if (meeting && Date.parse(meeting.start) <= now.getTime())
    throw new Refusal(400, 'The meeting must be still to come')
  for (const id of files) {
    const [file] = await query`SELECT 1 FROM team_files WHERE id = ${id} AND removed_at IS NULL`
    if (!file) throw new Refusal(400, 'A file was removed meanwhile: choose another, or none')
  }
}

/** Records which files an answer has. */
export async function linkFiles(query: Query, answerId: number, files: readonly number[]): Promise<void> {
  for (const id of files)
    await query`INSERT INTO lead_answer_files ${newRow({ answer_id: answerId, file_id: id })}`
}

/** The signature of this member: name, title, company with a number, and the lead's reference. */
export async function signatureOf(query: Query, member: TeamMember, reference: string): Promise<string> {
  const { title, phone } = await readOwnSettings(query, member.id)
  const lines = [
    member.name,
    title,
    `${site.company}, ${phone || site.phone.display}`,
    `Reference ${reference}`,
  ]
  return lines.filter(Boolean).join('\n')
}
