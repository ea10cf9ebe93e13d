import type { SendMailOptions } from 'nodemailer'
import { escapeHtml } from '../../common/markdown/escape-html.ts'
import {
  mailButton,
  mailHeading,
  mailLabel,
  mailPage,
  mailParagraph,
  mailQuote,
  mailRows,
} from './mail-html.ts'
import { mailText, quotedText, textRows, type LabelledValue } from './mail-text.ts'
import { outgoingMail, type OutgoingMail } from './outgoing-mail.ts'

/** A piece of a mail in both of its forms; what is in one form only leaves the other empty. */
interface MailPart {
  text: string
  html: string
}

interface ComposedMail extends Omit<OutgoingMail, 'text' | 'html'> {
  /** Shown beside the subject in a list of mails. */
  preview: string
  parts: readonly MailPart[]
  /** The small print. */
  footer: MailPart
}

/** A mail made of parts, as text and as HTML. */
export function composeMail({ preview, parts, footer, ...mail }: ComposedMail): SendMailOptions {
  const texts = parts.map(({ text }) => text).filter(Boolean)
  const bodyHtml = parts.map(({ html }) => html).join('')
  return outgoingMail({
    ...mail,
    text: mailText(texts, footer.text),
    html: mailPage({ subject: mail.subject, preview, bodyHtml, footerHtml: footer.html }),
  })
}

/** The same words in both forms. */
export const plainPart = (text: string): MailPart => ({ text, html: escapeHtml(text) })

export const headingPart = (text: string): MailPart => ({ text, html: mailHeading(text) })

export const paragraphPart = (text: string): MailPart => ({
  text,
  html: mailParagraph(escapeHtml(text).replaceAll('\n', '<br>')),
})

/** What somebody wrote. In text every line is marked as quoted: a "-- " in it ends nothing, and no line passes for ours. */
export const quotePart = (text: string): MailPart => ({ text: quotedText(text), html: mailQuote(text) })

/** A link as a button; in text, its address under the label. */
export const buttonPart = (label: string, href: string): MailPart => ({
  text: `${label}:\n${href}`,
  html: mailButton({ label, href }),
})

/** Rows under a label. */
export const labelledRows = (
  label: string,
  rows: readonly LabelledValue[],
  labelWidth?: number,
): MailPart => ({
  text: `${label.toUpperCase()}\n${textRows(rows, labelWidth)}`,
  html: mailLabel(label) + mailRows(rows),
})
