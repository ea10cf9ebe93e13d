import type { SendMailOptions } from 'nodemailer'
import { isEmailAddress } from '../../../lead/email-address.ts'
import type { Claim } from '../../store/lead-store.ts'
import { leadMailContent } from './lead-mail-content.ts'
import { leadMailHtml } from './lead-mail-html.ts'
import { leadMailText } from './lead-mail-text.ts'

export interface MailAddress {
  name: string
  address: string
}

/**
 * The mail that tells one recipient of a lead. From is the site's own address, so that SPF, DKIM and DMARC
 * line up; the visitor is Reply-To. The Message-ID is the same on every attempt, so that a mail which arrives
 * twice shows once. Addresses are passed as objects: nodemailer reads a comma in a string as a second address.
 */
export function leadMessage(claim: Claim, from: MailAddress): SendMailOptions {
  const { lead, destination } = claim
  // Checked when the lead came in; again here because this is where a bad address would become a header.
  if (!isEmailAddress(lead.email)) throw new Error('The lead’s address is not one bare e-mail address')
  const content = leadMailContent(lead)
  return {
    from,
    to: { name: '', address: destination.address },
    replyTo: { name: lead.name, address: lead.email },
    subject: content.subject,
    messageId: `<${lead.uid}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date: lead.receivedAt,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Lead-Reference': lead.reference },
    text: leadMailText(content),
    html: leadMailHtml(content),
    envelope: { from: from.address, to: [destination.address] },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
