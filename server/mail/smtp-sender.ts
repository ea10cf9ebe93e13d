import { createTransport } from 'nodemailer'
import type { MailSender } from './mail-sender.ts'

export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS when the server offers it. */
  secure: boolean
  auth?: { user: string; pass: string }
}

/** Bounds of one send (milliseconds); the whole stays below the worker's lease. */
const timeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  dnsTimeout: 15_000,
  socketTimeout: 45_000,
}
const wholeSend = 90_000

/** Sends by SMTP. `limits` are for tests, which cannot wait so long. */
export function smtpSender(settings: SmtpSettings, limits: Partial<typeof timeouts> = {}): MailSender {
  const transport = smtpTransport(settings, limits)
  return {
    leaves: 'delivered',
    send: async (message) => {
      await transport.sendMail({ ...message, signal: AbortSignal.timeout(wholeSend) })
    },
  }
}

/** Connects and logs in without sending anything; rejects when that fails. */
export async function verifySmtp(settings: SmtpSettings): Promise<void> {
  const transport = smtpTransport(settings)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Credentials never travel in the clear, except to this machine itself. */
function smtpTransport(settings: SmtpSettings, limits: Partial<typeof timeouts> = {}) {
  const isLoopback = ['localhost', '127.0.0.1', '::1'].includes(settings.host)
  return createTransport({
    ...settings,
    ...timeouts,
    ...limits,
    requireTLS: settings.auth !== undefined && !settings.secure && !isLoopback,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
