import type { SendMailOptions } from 'nodemailer'

export interface MailAddress {
  name: string
  address: string
}

/** Takes a mail off our hands: to a mail server, or into a file as long as there is none. */
export interface MailSender {
  /** What has become of a mail once `send` resolves. */
  leaves: 'delivered' | 'kept'
  /** Rejects when the mail was not taken. `name` is for a file: letters, digits, hyphens. */
  send(message: SendMailOptions, name: string): Promise<void>
  /** Ends what it holds open, such as connections. Nothing is sent any more. */
  close?(): void
}
