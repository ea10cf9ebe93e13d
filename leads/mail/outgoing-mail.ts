import type { SendMailOptions } from 'nodemailer'
import { asciiDomain, isEmailAddress, needsSmtpUtf8 } from '../../common/lead/email-address.ts'
import type { MailAddress } from './mail-sender.ts'

export interface OutgoingMail {
  from: MailAddress
  /** One bare address. */
  to: string
  replyTo?: MailAddress
  /** Bare addresses shown as getting a copy. */
  cc?: readonly string[]
  /** The one address this mail goes to; `to` if omitted. */
  envelopeTo?: string
  subject: string
  /** The part of the Message-ID before the @. The same on every attempt: a mail that arrives twice shows once. */
  id: string
  /**
   * When it was first due: the same on every attempt. For one that was held, or stored as a file, the time of its
   * release; with the older one it would be far down in a list of mails.
   */
  date: Date
  headers?: Record<string, string>
  text: string
  html: string
}

/**
 * A mail in nodemailer's form. Addresses are passed as objects, one bare address each: nodemailer reads a comma in a
 * string as a second address. From is the site's own, so that SPF, DKIM and DMARC align.
 */
export function outgoingMail(mail: OutgoingMail): SendMailOptions {
  const { from, to, replyTo, cc = [], envelopeTo = to, subject, id, headers, ...content } = mail
  // Checked on entry; again here, because this is where a bad address would become a header.
  for (const address of [to, envelopeTo, ...cc, ...(replyTo ? [replyTo.address] : [])]) {
    if (!isEmailAddress(address)) throw new Error('A mail’s address is not one bare email address')
  }
  // Every mail server on the way reads the headers. One without SMTPUTF8 would bounce the mail for an address it does
  // not even need for delivery.
  const isInHeader = (address: string) => address === envelopeTo || !needsSmtpUtf8(address)
  return {
    ...content,
    subject: asWritten(subject),
    from: { ...from, address: spelt(from.address) },
    ...(isInHeader(to) && { to: { name: '', address: spelt(to) } }),
    ...(cc.length > 0 && {
      cc: cc.filter(isInHeader).map((address) => ({ name: '', address: spelt(address) })),
    }),
    ...(replyTo &&
      isInHeader(replyTo.address) && {
        replyTo: { name: asWritten(replyTo.name), address: spelt(replyTo.address) },
      }),
    messageId: messageId(id, from),
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    envelope: { from: spelt(from.address), to: [spelt(envelopeTo)] },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The Message-ID of the mail with this id. It does not change between attempts, and answers refer to it. */
export const messageId = (id: string, from: Pick<MailAddress, 'address'>) =>
  `<${id}@${domainOf(spelt(from.address))}>`

/**
 * A mail program would decode an "encoded word" in a header and show words other than those typed and checked. A
 * space inside it prevents that.
 */
const asWritten = (text: string) => text.replaceAll('=?', '= ?')

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

/** The address in a spelling that any mail server accepts, as far as possible: with its domain in ASCII. */
function spelt(address: string): string {
  const domain = domainOf(address)
  return address.slice(0, -domain.length) + (asciiDomain(domain) ?? domain)
}
