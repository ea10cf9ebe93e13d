import type { EnvReader } from './env-reader.ts'
import type { ImapSettings } from './inbound-mail/imap-worker.ts'
import { readServerAddress } from './smtp-env.ts'
import { inboundSecretRule, isInboundSecret } from './web/inbound-secret.ts'

/** Ways in which mails come in; each is off unless set. */
export function readInboundMail(read: EnvReader) {
  return {
    /** In the address to which a mail service posts mails. */
    secret: read.checked('INBOUND_MAIL_SECRET', isInboundSecret, inboundSecretRule),
    /** The mailbox that is read. */
    imap: readImap(read),
    /** Whether a mail that belongs to no lead becomes one. */
    makesLeads: read.flag('INBOUND_MAIL_LEADS', false),
  }
}

function readImap(read: EnvReader): ImapSettings | undefined {
  const looksLike = 'imaps://user:password@host'
  const ports = { plainPort: 143, tlsPort: 993 }
  const server = readServerAddress(read, 'IMAP_URL', { scheme: 'imap', ...ports, looksLike })
  if (!server || (server.auth.user && server.auth.pass)) return server
  read.problem('IMAP_URL', `must look like ${looksLike}`)
  return undefined
}
