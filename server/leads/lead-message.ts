import type { SendMailOptions } from 'nodemailer'
import { site } from '../../content/site.ts'
import { needsSmtpUtf8 } from '../../lead/email-address.ts'
import { leadSubject } from '../../lead/email-call.ts'
import {
  composeMail,
  headingPart,
  labelledRows,
  paragraphPart,
  plainPart,
  quotePart,
} from '../mail/compose-mail.ts'
import { mailButton, mailRows } from '../mail/mail-html.ts'
import type { MailAddress } from '../mail/mail-sender.ts'
import { textRows, type LabelledValue } from '../mail/mail-text.ts'
import type { LeadClaim } from '../store/claim.ts'
import { formatIst, replyDue } from '../time/ist-time.ts'

const howToAnswer =
  'Please write to the address above: “Reply” would go to our own website, because not every mail server on the way takes an address in these letters.'

/** Longer than any mail program shows. */
const previewLength = 200

const footer = `Sent by the contact form on ${new URL(site.origin).hostname}. Use these details only to answer, and delete them 12 months after the last exchange.`

/** The mail that tells one recipient of a lead. The visitor is Reply-To. */
export function leadMessage({ lead, address }: LeadClaim, from: MailAddress): SendMailOptions {
  const { name, email, phone, company, message, reference, receivedAt } = lead
  const mailto = `mailto:${encodeURIComponent(email).replace('%40', '@')}`
  const replySubject = `Your message to ${site.brand}, ${reference}`
  const subject = leadSubject(name)
  const details: LabelledValue[] = [
    { label: 'Name', value: name },
    { label: 'Email', value: email, href: mailto },
    { label: 'Phone', value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { label: 'Company', value: company },
    { label: 'Reference', value: reference },
  ]
  const replyButton = {
    label: `Reply to ${name.split(' ')[0]}`,
    href: `${mailto}?subject=${encodeURIComponent(replySubject)}`,
  }
  return composeMail({
    from,
    to: address,
    replyTo: { name, address: email },
    subject,
    id: lead.uid,
    date: receivedAt,
    headers: { 'X-Lead-Reference': reference },
    preview: `${company}. ${message}`.replace(/\s+/g, ' ').slice(0, previewLength),
    parts: [
      { text: subject, html: '' },
      headingPart(`${name}, ${company}`),
      quotePart(message),
      { text: '', html: mailButton(replyButton) },
      { text: textRows(details), html: mailRows(details) },
      ...(needsSmtpUtf8(email) ? [paragraphPart(howToAnswer)] : []),
      labelledRows('When it came', [
        { label: 'Sent', value: formatIst(receivedAt) },
        { label: 'Reply due', value: formatIst(replyDue(receivedAt)) },
      ]),
    ],
    footer: plainPart(footer),
  })
}
