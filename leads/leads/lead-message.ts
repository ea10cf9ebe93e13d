import type { SendMailOptions } from 'nodemailer'
import { site } from '../../common/brand/site.ts'
import { needsSmtpUtf8 } from '../../common/lead/email-address.ts'
import { leadSubject } from '../../common/lead/mail-subjects.ts'
import { factsOf, type LeadFieldName } from '../../common/lead/lead-fields.ts'
import { sourceFacts } from '../../common/lead/lead-source.ts'
import {
  buttonPart,
  headingPart,
  labelledRows,
  leadMail,
  paragraphPart,
  quotePart,
  wordsPart,
} from '../mail/mail-layout.ts'
import { mailButton, mailRows } from '../mail/mail-html.ts'
import type { MailAddress } from '../mail/mail-sender.ts'
import { apart, textRows, type LabelledValue } from '../mail/mail-text.ts'
import type { LeadClaim } from '../store/claim.ts'
import { dialledNumber } from '../store/phone-number.ts'
import { formatMoment } from '../time/moment.ts'

const howToAnswer =
  'Please write to the address above: “Reply” would go to our own website, because not every mail server on the way takes an address in these letters.'

/** Longer than any mail program shows. */
const previewLength = 200

/** What to do with it, and its source if not the form. */
const footerOf = (cameBy: string) =>
  `${cameBy ? 'Sent by the lead desk of' : 'Sent by the contact form on'} ${new URL(site.origin).hostname}. Use these details only to answer, and delete them 12 months after the last exchange.`

/** The mail that tells a recipient about a lead. The visitor is Reply-To, `atDesk` its desk address. */
export function leadMessage(claim: LeadClaim, from: MailAddress, atDesk?: string): SendMailOptions {
  const { lead, timeZone } = claim
  const { name, email, phone, phoneE164, company, message, reference, receivedAt, dueAt } = lead
  const source = sourceFacts(lead.source).map(({ label, value }) => ({ label, value: apart(value) }))
  const mailto = `mailto:${encodeURIComponent(email).replace('%40', '@')}`
  const replySubject = `Your message to ${site.brand}, ${reference}`
  const subject = leadSubject(name)
  const dialled = dialledNumber(phone, phoneE164)
  const links: { [Name in LeadFieldName]?: string } = {
    email: mailto,
    ...(dialled !== null && { phone: `tel:${dialled}` }),
  }
  const details: LabelledValue[] = factsOf(lead).map((fact) => {
    const href = links[fact.name]
    return { label: fact.label, value: href ? fact.value : apart(fact.value), href }
  })
  details.push({ label: 'Reference', value: reference })
  const replyButton = {
    label: `Reply to ${apart(name.split(' ')[0] ?? '')}`,
    href: `${mailto}?subject=${encodeURIComponent(replySubject)}`,
  }
  return leadMail(claim, {
    from,
    ...(email && { replyTo: { name, address: email } }),
    subject,
    id: lead.uid,
    preview: [company, message].filter(Boolean).join('. ').replace(/\s+/g, ' ').slice(0, previewLength),
    parts: [
      { text: subject, html: '' },
      headingPart([name, company].filter(Boolean).map(apart).join(', ')),
      message !== '' && quotePart(message),
      ...waysToAnswer(email ? replyButton : undefined, atDesk),
      { text: textRows(details), html: mailRows(details) },
      source.length > 0 && labelledRows('Where it came from', source),
      needsSmtpUtf8(email) && paragraphPart(howToAnswer),
      labelledRows('When it came', [
        { label: 'Sent', value: formatMoment(receivedAt, timeZone) },
        { label: 'Reply due', value: formatMoment(dueAt, timeZone) },
      ]),
    ],
    footer: footerOf(lead.source.came_by),
  })
}

/** Answers are written at the sales desk, if there is one; others have to be reported to it. */
function waysToAnswer(reply: { label: string; href: string } | undefined, atDesk: string | undefined) {
  if (atDesk === undefined) return reply ? [{ text: '', html: mailButton(reply) }] : []
  const open = buttonPart('Open at the desk', atDesk)
  if (!reply) return [open]
  const before = 'Or answer from your mail program: '
  const then = '. Then press “Answered elsewhere” at the desk, so that nobody answers a second time.'
  const { text } = wordsPart(`${before}reply to this mail${then}`)
  return [open, { ...wordsPart(before, { link: reply.label, href: reply.href }, then), text }]
}
