import type { SendMailOptions } from 'nodemailer'
import { site } from '../../content/site.ts'
import { salesDeskPath } from '../../lead/sales-desk.ts'
import {
  buttonPart,
  composeMail,
  headingPart,
  labelledRows,
  paragraphPart,
  plainPart,
  quotePart,
} from '../mail/compose-mail.ts'
import type { MailAddress } from '../mail/mail-sender.ts'
import { apart } from '../mail/mail-text.ts'
import type { Query, Row } from '../store/database.ts'
import type { LeadClaim, MemberClaim } from '../store/claim.ts'
import { sql } from '../store/sql.ts'
import { sampleReference } from '../store/lead-reference.ts'
import { formatMoment } from '../time/moment.ts'
import { identityOf } from '../store/email-identity.ts'
import { dueTimeOf, waitsForAnswer } from './waiting.ts'

interface ClockMail {
  from: MailAddress
  /** Where the desk is, without its path. */
  origin: string
}

const host = new URL(site.origin).hostname
const mostNamed = 20
const labelWidth = sampleReference.length + 3

/** The mail that says that a lead should be answered soon, or should have been. */
export function clockMessage(claim: LeadClaim, { from, origin }: ClockMail): SendMailOptions {
  const { lead, address, queuedAt, outboxId, kind, timeZone, about } = claim
  const isReply = about !== ''
  const due = formatMoment((isReply && lead.replyDueAt) || lead.dueAt, timeZone)
  const who = `${apart(lead.name)}, ${apart(lead.company)}`
  const isOverdue = kind === 'overdue-mail'
  const waits = isReply ? 'to a reply' : ''
  const subject = isOverdue
    ? `Overdue: ${who} has no answer ${waits}`.trim()
    : `Four hours left: ${who} waits for an answer ${waits}`.trim()
  const what = isOverdue
    ? `The answer was due by ${due}. Write or call now, and say sorry for the wait.`
    : `We promised an answer by ${due}.`
  return composeMail({
    from,
    to: address,
    subject,
    id: `${lead.uid}.${kind}.${outboxId}`,
    date: queuedAt,
    headers: { 'X-Lead-Reference': lead.reference },
    preview: what,
    parts: [
      headingPart(isOverdue ? `This ${isReply ? 'reply' : 'lead'} is overdue` : 'Four hours left'),
      paragraphPart(`${who}. ${what}`),
      ...(isReply ? [] : [quotePart(lead.message)]),
      buttonPart('Answer it at the desk', `${origin}${salesDeskPath}?lead=${lead.reference}`),
    ],
    footer: plainPart(
      `Sent once by the sales desk of ${host}, to whoever the lead is assigned to, or to the whole team.`,
    ),
  })
}

/** The daily letter at nine. It holds references and times only, because a mail cannot be erased. */
export async function dailyMessage(
  read: Query,
  { address, member, queuedAt, about, timeZone }: MemberClaim,
  { from, origin }: ClockMail,
): Promise<SendMailOptions> {
  const waiting = sql`${waitsForAnswer} AND identity <> ${identityOf(from.address)}`
  const open = await read`SELECT reference, due_at, assignee, name FROM (
      SELECT reference, ${dueTimeOf} AS due_at, assignee FROM leads
      WHERE ${waiting} ORDER BY 2 LIMIT ${mostNamed}) AS first
    LEFT JOIN team_members ON team_members.uid = assignee ORDER BY due_at`
  const [sum = {}] = await read`SELECT count(*) AS open,
      count(*) FILTER (WHERE ${dueTimeOf} < ${queuedAt}) AS overdue,
      count(*) FILTER (WHERE assignee = ${member.uid}) AS own,
      count(*) FILTER (WHERE assignee IS NULL) AS free
    FROM leads WHERE ${waiting}`
  const number = (name: string) => Number(sum[name])
  const leads = number('open') === 1 ? '1 lead waits' : `${number('open')} leads wait`
  const overdue = number('overdue') === 0 ? 'none overdue' : `${number('overdue')} overdue`
  const subject = `${leads} for an answer, ${overdue}`
  const rows = open.map((row) => ({
    label: String(row['reference']),
    value: `${dueWords(row, queuedAt, timeZone)}; ${typeof row['name'] === 'string' ? row['name'] : 'nobody has it'}`,
  }))
  const more = number('open') - rows.length
  const who = `Yours: ${number('own')}. Nobody has taken: ${number('free')}.`
  return composeMail({
    from,
    to: address,
    subject,
    id: `desk-daily.${member.uid}.${about}`,
    date: queuedAt,
    preview: who,
    parts: [
      headingPart(subject),
      paragraphPart(who),
      ...(rows.length > 0 ? [labelledRows('First due first', rows, labelWidth)] : []),
      ...(more > 0 ? [paragraphPart(`And ${more} more.`)] : []),
      buttonPart('Open the desk', `${origin}${salesDeskPath}`),
    ],
    footer: plainPart(
      `Sent once a day by the sales desk of ${host}, to everybody who answers leads, when any are open.`,
    ),
  })
}

function dueWords(row: Row, now: Date, timeZone: string): string {
  const due = new Date(Number(row['due_at']))
  return `${due < now ? 'was due' : 'due'} ${formatMoment(due, timeZone)}`
}
