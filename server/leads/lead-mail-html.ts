import { escapeHtml } from '../mail/escape-html.ts'
import { mailButton, mailHeading, mailLabel, mailPage, mailQuote, mailRows } from '../mail/mail-html.ts'
import type { LeadMailContent } from './lead-mail-content.ts'

/** The lead mail as HTML. */
export function leadMailHtml(content: LeadMailContent): string {
  const { subject, preview, heading, message, replyButton, details, timesHeading, times, footer } = content
  const bodyHtml = [
    mailHeading(heading),
    mailQuote(message),
    mailButton(replyButton),
    mailRows(details),
    mailLabel(timesHeading),
    mailRows(times),
  ].join('')
  return mailPage({ subject, preview, bodyHtml, footerHtml: escapeHtml(footer) })
}
