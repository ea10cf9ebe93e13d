import { mailText, textRows } from '../mail/mail-text.ts'
import type { LeadMailContent } from './lead-mail-content.ts'

/** The lead mail as plain text. */
export function leadMailText(content: LeadMailContent): string {
  const { subject, heading, message, details, timesHeading, times, footer } = content
  return mailText(
    [
      subject,
      heading,
      `"${message}"`,
      textRows(details),
      `${timesHeading.toUpperCase()}\n${textRows(times)}`,
    ],
    footer,
  )
}
