import type { SendMailOptions } from 'nodemailer'
import { site } from '../../common/brand/site.ts'
import { headingPart, leadMail, paragraphPart } from '../mail/mail-layout.ts'
import type { MailAddress } from '../mail/mail-sender.ts'
import type { LeadClaim } from '../store/claim.ts'
import { formatMoment } from '../time/moment.ts'
import { whatToDo } from '../webhooks/webhook-body.ts'

/** The mail that tells the operator about an undelivered lead: its reference, no personal data. */
export function alertMessage(claim: LeadClaim, from: MailAddress): SendMailOptions {
  const { reference } = claim.lead
  return operatorMail(claim, from, {
    subject: `Lead ${reference} is not delivered everywhere`,
    what: `Lead ${reference} is stored, but one of its destinations has refused it or has not taken it for long. It is tried again for 72 hours at most; after that, or immediately if it is too long for the destination, it stays a dead letter.`,
    how: `${whatToDo(reference)}\nWhen the cause is fixed, send it now with: npm run leads -- retry ${reference}\nFrom the dead letter, send it with: npm run leads -- replay ${reference}`,
  })
}

/** The mail that tells the operator that no lead has arrived for a long time. */
export function quietMessage(claim: LeadClaim, from: MailAddress): SendMailOptions {
  return operatorMail(claim, from, {
    subject: `No lead since ${formatMoment(claim.lead.receivedAt, claim.timeZone)}`,
    what: `The last lead was ${claim.lead.reference}. That may be chance, or the form does not reach the lead desk.`,
    how: 'Send a lead from the site, and look with: npm run leads -- doctor',
  })
}

function operatorMail(
  claim: LeadClaim,
  from: MailAddress,
  { subject, what, how }: { subject: string; what: string; how: string },
): SendMailOptions {
  return leadMail(claim, {
    from,
    subject,
    id: `${claim.lead.uid}.alert.${claim.outboxId}`,
    preview: what,
    parts: [headingPart(subject), paragraphPart(what), paragraphPart(how)],
    footer: `Sent by the lead desk of ${new URL(site.origin).hostname}.`,
  })
}
