import type { SendMailOptions } from 'nodemailer'
import { site } from '../../content/site.ts'
import type { MailAddress } from '../mail/mail-sender.ts'
import { mailHeading, mailPage, mailParagraph } from '../mail/mail-html.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { mailText } from '../mail/mail-text.ts'
import { outgoingMail } from '../mail/outgoing-mail.ts'
import type { LeadClaim } from '../store/outbox-store.ts'
import { whatToDo } from '../webhooks/webhook-body.ts'

/** The mail that tells the operator of a lead in the dead letter. It names the lead and nobody in it. */
export function alertMessage(
  { lead, address, queuedAt, outboxId }: LeadClaim,
  from: MailAddress,
): SendMailOptions {
  const { reference } = lead
  const subject = `Lead ${reference} could not be delivered`
  const what = `Lead ${reference} is stored, but one of its destinations has refused it for good or has not answered for 72 hours. It waits in the dead letter.`
  const how = `${whatToDo(reference)}\nWhen the cause is mended, send it again with: npm run leads -- replay ${reference}`
  const footer = `Sent by the lead desk of ${new URL(site.origin).hostname}.`
  return outgoingMail({
    from,
    to: address,
    subject,
    id: `${lead.uid}.alert.${outboxId}`,
    date: queuedAt,
    headers: { 'X-Lead-Reference': reference },
    text: mailText([subject, what, how], footer),
    html: mailPage({
      subject,
      preview: what,
      bodyHtml: [
        mailHeading(subject),
        mailParagraph(escapeHtml(what)),
        mailParagraph(escapeHtml(how).replaceAll('\n', '<br>')),
      ].join(''),
      footerHtml: escapeHtml(footer),
    }),
  })
}
