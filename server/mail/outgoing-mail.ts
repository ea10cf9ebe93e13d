import type { SendMailOptions } from 'nodemailer'
import { isEmailAddress } from '../../lead/email-address.ts'
import type { MailAddress } from './mail-sender.ts'

export interface OutgoingMail {
  from: MailAddress
  /** One bare address. */
  to: string
  replyTo?: MailAddress
  subject: string
  /** The part of the Message-ID before the @. The same on every attempt: a mail that arrives twice shows once. */
  id: string
  date: Date
  headers?: Record<string, string>
  text: string
  html: string
}

/**
 * A mail as nodemailer takes it. Addresses are passed as objects, one bare address each: nodemailer reads a comma in a
 * string as a second address. From is the site's own, so that SPF, DKIM and DMARC line up.
 */
export function outgoingMail(mail: OutgoingMail): SendMailOptions {
  const { from, to, replyTo, subject, id, headers, ...content } = mail
  // Checked where they came in; again here, because this is where a bad address would become a header.
  for (const address of [to, ...(replyTo ? [replyTo.address] : [])]) {
    if (!isEmailAddress(address)) throw new Error('A mail’s address is not one bare e-mail address')
  }
  return {
    ...content,
    subject: asWritten(subject),
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { ...replyTo, name: asWritten(replyTo.name) } }),
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    envelope: { from: from.address, to: [to] },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * A mail program would decode an "encoded word" in a header and show other words than were typed and looked through.
 * The space takes its meaning from it.
 */
const asWritten = (text: string) => text.replaceAll('=?', '= ?')
