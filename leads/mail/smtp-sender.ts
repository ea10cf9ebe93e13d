import { createTransport, type SendMailOptions } from 'nodemailer'
import { needsSmtpUtf8 } from '../../common/lead/email-address.ts'
import { deliveryConcurrency, type MailSender } from './mail-sender.ts'

export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS if the server offers it. */
  secure: boolean
  auth?: { user: string; pass: string }
}

/** Limits of one send (milliseconds); the total stays below the worker's lease. */
const timeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  dnsTimeout: 15_000,
  socketTimeout: 45_000,
}
const wholeSend = 90_000

/**
 * A connection is reused for one mail after another, because opening one is slow: many mail servers make new
 * clients wait. It is closed after this long idle (milliseconds), before the mail server closes it.
 */
const idleTimeout = 5_000

/** Sends by SMTP. Tests pass shorter `limits`. */
export function smtpSender(settings: SmtpSettings, limits: Partial<typeof timeouts> = {}): MailSender {
  const transport = createTransport({
    ...smtpOptions(settings, limits),
    pool: true,
    // Separate connections for our own mails and for mails to visitors, so that neither waits for the other.
    maxConnections: 2 * deliveryConcurrency,
    idleTimeout,
    // The outbox retries failures.
    maxRequeues: 0,
  })
  return {
    leaves: 'delivered',
    send: async (message) => {
      const isOutOfReach = envelopeTo(message).some(needsSmtpUtf8) && !(await offersSmtpUtf8(settings))
      if (isOutOfReach) throw new UnsendableAddress()
      await transport.sendMail({ ...message, signal: AbortSignal.timeout(wholeSend) })
    },
    close: () => transport.close(),
  }
}

/** The recipients of the envelope. We always pass them as plain text. */
const envelopeTo = ({ envelope }: SendMailOptions) =>
  [envelope?.to].flat().filter((address) => typeof address === 'string')

/** Limits of asking first (milliseconds): together with the send it stays below the worker's lease. */
const probe = { connectionTimeout: 7_000, greetingTimeout: 7_000, dnsTimeout: 7_000, socketTimeout: 7_000 }

/**
 * Whether the mail server announces, after TLS and login, support for addresses in all scripts. nodemailer writes
 * them raw to one without it, and reveals a server's extensions only in its transcript.
 */
async function offersSmtpUtf8(settings: SmtpSettings): Promise<boolean> {
  let offers = false
  const hear = (_entry?: unknown, words?: unknown) =>
    void (offers ||= /^250[ -]SMTPUTF8\b/m.test(String(words)))
  const logger = { level: hear, trace: hear, debug: hear, info: hear, warn: hear, error: hear, fatal: hear }
  const transport = createTransport({ ...smtpOptions(settings, probe), logger, transactionLog: true })
  try {
    await transport.verify()
    return offers
  } finally {
    transport.close()
  }
}

/** Connects and logs in without sending anything; rejects when that fails. */
export async function verifySmtp(settings: SmtpSettings): Promise<void> {
  const transport = createTransport(smtpOptions(settings))
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Credentials never travel in the clear, except to this machine itself. */
function smtpOptions(settings: SmtpSettings, limits: Partial<typeof timeouts> = {}) {
  const isLoopback = ['localhost', '127.0.0.1', '::1'].includes(settings.host)
  return {
    ...settings,
    ...timeouts,
    ...limits,
    requireTLS: settings.auth !== undefined && !settings.secure && !isLoopback,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The mail server cannot take this address. Retrying is pointless; only another mail server could. */
export class UnsendableAddress extends Error {
  override name = 'UnsendableAddress'
  readonly code = 'ESMTPUTF8'

  constructor() {
    super(
      'The mail server does not take addresses with letters beyond ASCII in front of the @ (it offers no SMTPUTF8)',
    )
  }
}
