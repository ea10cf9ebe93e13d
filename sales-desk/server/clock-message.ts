import type { SendMailOptions } from 'nodemailer'
import { site } from '../../common/brand/site.ts'
import { salesDeskPath } from '../wire/sales-desk.ts'
import {
  buttonPart,
  composeMail,
  headingPart,
  labelledRows,
  leadMail,
  paragraphPart,
  quotePart,
} from '../../leads/mail/mail-layout.ts'
import type { MailAddress } from '../../leads/mail/mail-sender.ts'
import { apart } from '../../leads/mail/mail-text.ts'
import type { Query, Row } from '../../leads/store/database.ts'
import type { LeadClaim, MemberClaim } from '../../leads/store/claim.ts'
import { sql } from '../../leads/store/sql.ts'
import { sampleReference } from '../../leads/store/lead-reference.ts'
import { formatMoment } from '../../leads/time/moment.ts'
import { identityOf } from '../../leads/store/email-identity.ts'
import { dueToday } from './follow-up.ts'
import { dueTimeOf, waitsForAnswer } from './waiting.ts'

interface ClockMail {
  from: MailAddress
  /** Address of the desk, without its path. */
  origin: string
}

const host = new URL(site.origin).hostname
const mostNamed = 20
const labelWidth = sampleReference.length + 3

/** The mail that says that a lead was assigned to the member, is due soon, or is overdue. */
export function clockMessage(claim: LeadClaim, { from, origin }: ClockMail): SendMailOptions {
  const { lead, outboxId, kind, timeZone, about } = claim
  const isReply = kind !== 'assigned-mail' && about !== ''
  const due = formatMoment((isReply && lead.replyDueAt) || lead.dueAt, timeZone)
  const who = `${apart(lead.name)}, ${apart(lead.company)}`
  const { subject, heading, what, footer } = wordsOf(kind, { who, due, isReply })
  return leadMail(claim, {
    from,
    subject,
    id: `${lead.uid}.${kind}.${outboxId}`,
    preview: what,
    parts: [
      headingPart(heading),
      paragraphPart(`${who}. ${what}`),
      !isReply && quotePart(lead.message),
      buttonPart('Open at the desk', `${origin}${salesDeskPath}?lead=${lead.reference}`),
    ],
    footer: `Sent once by the sales desk of ${host}, ${footer}`,
  })
}

interface Facts {
  who: string
  due: string
  /** Whether a reply is waiting, rather than the lead's first message. */
  isReply: boolean
}

function wordsOf(kind: LeadClaim['kind'], { who, due, isReply }: Facts) {
  const waits = isReply ? ' to a reply' : ''
  const toWhom = 'to whoever the lead is assigned to, or to the whole team.'
  if (kind === 'assigned-mail')
    return {
      subject: `Yours to answer: ${who}`,
      heading: 'A colleague has given you this lead',
      what: `The answer is due by ${due}.`,
      footer: 'to whom a lead is given. Which mail you get is under “Your account” at the desk.',
    }
  if (kind === 'overdue-mail')
    return {
      subject: `Overdue: ${who} has no answer${waits}`,
      heading: `This ${isReply ? 'reply' : 'lead'} is overdue`,
      what: `The answer was due by ${due}. Write or call now, and say sorry for the wait.`,
      footer: toWhom,
    }
  return {
    subject: `Four hours left: ${who} waits for an answer${waits}`,
    heading: 'Four hours left',
    what: `We promised an answer by ${due}.`,
    footer: toWhom,
  }
}

/** The daily mail at nine. It contains only references and times, because a mail cannot be erased. */
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
  const followUps = await read`SELECT reference, follow_up, remind_on, remind_member FROM leads
    WHERE ${dueToday(member.uid, about)} ORDER BY id DESC LIMIT ${mostNamed}`
  const followUpsToday =
    followUps.length === 1 ? '1 lead to follow up' : `${followUps.length} leads to follow up`
  const waits = number('open') === 0 ? [] : [`${leads} for an answer`, overdue]
  const subject = [...waits, ...(followUps.length > 0 ? [followUpsToday] : [])].join(', ')
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
      rows.length > 0 && labelledRows('First due first', rows, labelWidth),
      more > 0 && paragraphPart(`And ${more} more.`),
      followUps.length > 0 &&
        labelledRows('To follow up today', followUps.map(toFollowUp(member.uid, about)), labelWidth),
      buttonPart('Open the desk', `${origin}${salesDeskPath}${number('open') === 0 ? '?view=today' : ''}`),
    ],
    footer: `Sent once a day by the sales desk of ${host}, to everybody who answers leads, when any are open or to be followed up.`,
  })
}

/** Why a lead is due for follow-up: its day, or a missing reply. */
const toFollowUp = (memberId: string, today: string) => (row: Row) => ({
  label: String(row['reference']),
  value:
    row['remind_member'] === memberId && String(row['remind_on']) <= today
      ? 'no reply has come'
      : `follow-up of ${String(row['follow_up'])}`,
})

function dueWords(row: Row, now: Date, timeZone: string): string {
  const due = new Date(Number(row['due_at']))
  return `${due < now ? 'was due' : 'due'} ${formatMoment(due, timeZone)}`
}
