import type { SendMailOptions } from 'nodemailer'
import type { MailAddress } from '../mail/mail-sender.ts'
import { outgoingMail } from '../mail/outgoing-mail.ts'
import type { LeadClaim } from '../store/outbox-store.ts'
import { leadMailContent } from './lead-mail-content.ts'
import { leadMailHtml } from './lead-mail-html.ts'
import { leadMailText } from './lead-mail-text.ts'

/** The mail that tells one recipient of a lead. The visitor is Reply-To. */
export function leadMessage({ lead, address }: LeadClaim, from: MailAddress): SendMailOptions {
  const content = leadMailContent(lead)
  return outgoingMail({
    from,
    to: address,
    replyTo: { name: lead.name, address: lead.email },
    subject: content.subject,
    id: lead.uid,
    date: lead.receivedAt,
    headers: { 'X-Lead-Reference': lead.reference },
    text: leadMailText(content),
    html: leadMailHtml(content),
  })
}
