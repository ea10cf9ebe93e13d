import type { EnvReader } from './env-reader.ts'
import type { ImapSettings } from './inbound-mail/imap-worker.ts'
import { inboundSecretRule, isInboundSecret } from './web/inbound-secret.ts'

const [tlsPort, plainPort] = [993, 143]

/** How mails come in; each is off unless it is set. */
export function readInboundMail(read: EnvReader) {
  return {
    /** In the address to which a mail service posts mails. */
    secret: read.checked('INBOUND_MAIL_SECRET', isInboundSecret, inboundSecretRule),
    /** The mailbox in which mails are looked for. */
    imap: readImap(read),
    /** Whether a mail that is about no lead becomes one. */
    makesLeads: read.flag('INBOUND_MAIL_LEADS', false),
  }
}

/** `imaps://user:password@host`, or `imap://` for STARTTLS. What follows the host is refused: it could switch off checks. */
function readImap(read: EnvReader): ImapSettings | undefined {
  const text = read.optional('IMAP_URL')
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isImap = url && ['imap:', 'imaps:'].includes(url.protocol) && url.hostname && url.username
  if (!isImap || !url.password || url.search || url.hash || !['', '/'].includes(url.pathname)) {
    read.problem('IMAP_URL', 'must look like imaps://user:password@host')
    return undefined
  }
  const secure = url.protocol === 'imaps:'
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(url.port) || (secure ? tlsPort : plainPort),
      secure,
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }
  } catch {
    read.problem('IMAP_URL', 'holds a % in its user or password that is not written as %25')
    return undefined
  }
}
