import type { SendMailOptions } from 'nodemailer'
import { escapeHtml } from '../../common/markdown/escape-html.ts'
import {
  mailButton,
  mailHeading,
  mailLabel,
  mailLink,
  mailPage,
  mailParagraph,
  mailQuote,
  mailRows,
} from './mail-html.ts'
import { mailText, quotedText, textRows, wrapText, type LabelledValue } from './mail-text.ts'
import type { LeadClaim } from '../store/claim.ts'
import { outgoingMail, type OutgoingMail } from './outgoing-mail.ts'

/** A piece of a mail in both of its forms; a piece in only one leaves the other empty. */
interface MailPart {
  text: string
  html: string
}

interface ComposedMail extends Omit<OutgoingMail, 'text' | 'html'> {
  /** Shown beside the subject in a list of mails. */
  preview: string
  /** False pieces are omitted. */
  parts: readonly (MailPart | false)[]
  /** The small print. */
  footer: string | readonly Piece[]
}

/** Some words: plain, bold, or a link, of which a text shows only the words. */
type Piece = string | { bold: string } | { link: string; href: string }

/** A mail made of parts, as text and as HTML. */
export function composeMail({ preview, parts, footer, ...mail }: ComposedMail): SendMailOptions {
  const shown = parts.filter((part) => part !== false)
  const small = [footer].flat()
  const bodyHtml = shown.map(({ html }) => html).join('')
  return outgoingMail({
    ...mail,
    text: mailText(shown.map(({ text }) => text).filter(Boolean), textOf(small)),
    html: mailPage({ subject: mail.subject, preview, bodyHtml, footerHtml: htmlOf(small) }),
  })
}

/** A mail about a lead, to the recipient of its delivery. */
export const leadMail = (
  { lead, address, queuedAt }: Pick<LeadClaim, 'lead' | 'address' | 'queuedAt'>,
  mail: Omit<ComposedMail, 'to' | 'date' | 'headers'>,
): SendMailOptions =>
  composeMail({ ...mail, to: address, date: queuedAt, headers: { 'X-Lead-Reference': lead.reference } })

const textOf = (pieces: readonly Piece[]) =>
  pieces
    .map((piece) => (typeof piece === 'string' ? piece : 'bold' in piece ? piece.bold : piece.link))
    .join('')
const htmlOf = (pieces: readonly Piece[]) =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return escapeHtml(piece)
      return 'bold' in piece ? `<b>${escapeHtml(piece.bold)}</b>` : mailLink(piece.link, piece.href)
    })
    .join('')

/** A paragraph of such words; wrapped in the text form. */
export const wordsPart = (...pieces: Piece[]): MailPart => ({
  text: wrapText(textOf(pieces)),
  html: mailParagraph(htmlOf(pieces)),
})

/** The title of a mail. */
export const headingPart = (text: string): MailPart => ({ text, html: mailHeading(text) })

/** Plain words, whose line breaks stay; in text their lines are not broken. */
export const paragraphPart = (text: string): MailPart => ({
  text,
  html: mailParagraph(escapeHtml(text).replaceAll('\n', '<br>')),
})

/** Somebody's own words. In text every line is quoted: a "-- " ends nothing, no line passes for ours. */
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
