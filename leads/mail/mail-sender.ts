import type { SendMailOptions } from 'nodemailer'

export interface MailAddress {
  name: string
  address: string
}

/** Sends a mail through a mail server, or writes it to a file if there is none. */
export interface MailSender {
  /** What happened to a mail once `send` has resolved. */
  leaves: 'delivered' | 'kept'
  /** Rejects if the mail was not accepted. `name` is for a file: letters, digits, hyphens. */
  send(message: SendMailOptions, name: string): Promise<void>
  /** Closes connections and the like. Nothing can be sent afterwards. */
  close?(): void
}

/** How many deliveries to one destination may run at the same time. */
export const deliveryConcurrency = 4
