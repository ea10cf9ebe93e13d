import type { SendMailOptions } from 'nodemailer'
import { site } from '../../common/brand/site.ts'
import { salesDeskPath } from '../wire/sales-desk.ts'
import { buttonPart, headingPart, leadMail, paragraphPart, quotePart } from '../../leads/mail/mail-layout.ts'
import type { MailAddress } from '../../leads/mail/mail-sender.ts'
import { apart } from '../../leads/mail/mail-text.ts'
import type { LeadClaim } from '../../leads/store/claim.ts'
import type { Query } from '../../leads/store/database.ts'
import { formatMoment } from '../../leads/time/moment.ts'
import { readReplies } from './replies.ts'

const host = new URL(site.origin).hostname

/** A mail is read on a phone; the whole reply is at the desk. */
const mostQuoted = 2000

/** The mail that says that the person has replied, or that an answer bounced. */
export async function replyNotice(
  read: Query,
  claim: LeadClaim,
  { from, origin }: { from: MailAddress; origin: string },
): Promise<SendMailOptions> {
  const { lead, outboxId, kind } = claim
  const who = [lead.name, lead.company].filter(Boolean).map(apart).join(', ')
  const { heading, what, quote } =
    kind === 'bounce-mail' ? await cameBack(read, claim) : await replied(read, claim)
  return leadMail(claim, {
    from,
    subject: `${heading}: ${who}`,
    id: `${lead.uid}.${kind}.${outboxId}`,
    preview: what,
    parts: [
      headingPart(heading),
      paragraphPart(`${who}. ${what}`),
      quote !== '' && quotePart(quote),
      buttonPart('Open at the desk', `${origin}${salesDeskPath}?lead=${lead.reference}`),
    ],
    footer: `Sent by the sales desk of ${host}, to whoever the lead is assigned to, or to the whole team. Answer at the desk: a reply to this mail reaches nobody.`,
  })
}

async function replied(read: Query, { lead, about, timeZone }: LeadClaim) {
  const [row] = await read`SELECT id FROM leads WHERE reference = ${lead.reference}`
  const reply = (await readReplies(read, Number(row?.['id']))).find(({ id }) => String(id) === about)
  const fresh = reply?.parts.filter(({ quoted }) => !quoted).map(({ text }) => text) ?? []
  const files = reply?.attachments.length ?? 0
  const due = lead.replyDueAt ? ` Reply due ${formatMoment(lead.replyDueAt, timeZone)}.` : ''
  const attached =
    files === 0 ? '' : ` With ${files === 1 ? '1 attachment' : `${files} attachments`}, at the desk.`
  return {
    heading: 'Replied',
    what: `Has written again.${due}${attached}`,
    quote: fresh.join('\n\n').slice(0, mostQuoted),
  }
}

async function cameBack(read: Query, { about }: LeadClaim) {
  const [row] = await read<{
    last_error: string | null
  }>`SELECT last_error FROM outbox WHERE id = ${Number(about)}`
  return {
    heading: 'Not delivered',
    what: 'The mail server at the other end did not take your answer. Call, or check the address. It said:',
    quote: row?.last_error ?? '',
  }
}
