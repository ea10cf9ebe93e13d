import type { EnvReader } from './env-reader.ts'
import type { ImapSettings } from './inbound-mail/imap-worker.ts'
import type { SmtpSettings } from './mail/smtp-sender.ts'

const submissionPort = 587
const tlsPort = 465

/** The mail server from SMTP_URL or from SMTP_HOST and its companions; null if neither is set. */
export function readSmtpSettings(read: EnvReader): SmtpSettings | null {
  const url = read.optional('SMTP_URL')
  const host = read.optional('SMTP_HOST')
  if (url !== undefined && host !== undefined) read.problem('SMTP_URL', 'and SMTP_HOST exclude each other')
  if (url !== undefined) return fromUrl(read)
  if (host !== undefined) return fromParts(host, read)
  for (const name of ['SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD', 'SMTP_SECURE']) {
    if (read.optional(name) !== undefined) read.problem(name, 'needs SMTP_HOST')
  }
  return null
}

function fromParts(host: string, read: EnvReader): SmtpSettings {
  const port = read.whole('SMTP_PORT', submissionPort, 1, 65_535)
  const secure = read.flag('SMTP_SECURE', port === tlsPort)
  const user = read.optional('SMTP_USER')
  const pass = read.optional('SMTP_PASSWORD')
  if ((user === undefined) !== (pass === undefined))
    read.problem('SMTP_USER', 'and SMTP_PASSWORD go together')
  return { host, port, secure, ...(user !== undefined && pass !== undefined && { auth: { user, pass } }) }
}

/** Credentials are optional: a mail server on this machine needs none. */
function fromUrl(read: EnvReader): SmtpSettings | null {
  const looksLike = 'smtp://user:password@host:587 or smtps://user:password@host'
  const server = readServerAddress(read, 'SMTP_URL', {
    scheme: 'smtp',
    plainPort: submissionPort,
    tlsPort,
    looksLike,
  })
  if (!server) return null
  const { auth, ...place } = server
  return auth.user || auth.pass ? server : place
}

/** The mailbox in which mails are looked for; undefined when it is not set. */
export function readImap(read: EnvReader): ImapSettings | undefined {
  const looksLike = 'imaps://user:password@host'
  const ports = { plainPort: 143, tlsPort: 993 }
  const server = readServerAddress(read, 'IMAP_URL', { scheme: 'imap', ...ports, looksLike })
  if (!server || (server.auth.user && server.auth.pass)) return server
  read.problem('IMAP_URL', `must look like ${looksLike}`)
  return undefined
}

interface ServerAddress {
  /** With a trailing s: TLS from the first byte; otherwise STARTTLS. */
  scheme: 'smtp' | 'imap'
  plainPort: number
  tlsPort: number
  /** Shown if it has another form. */
  looksLike: string
}

/** The address of a mail server, if it is set. Anything after the host is refused: it could switch off checks of TLS. */
function readServerAddress(read: EnvReader, name: string, { scheme, looksLike, ...ports }: ServerAddress) {
  const text = read.optional(name)
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isServer = url && [`${scheme}:`, `${scheme}s:`].includes(url.protocol) && url.hostname
  if (!isServer || url.search || url.hash || !['', '/'].includes(url.pathname)) {
    read.problem(name, `must look like ${looksLike}`)
    return undefined
  }
  const secure = url.protocol === `${scheme}s:`
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(url.port) || (secure ? ports.tlsPort : ports.plainPort),
      secure,
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }
  } catch {
    read.problem(name, 'holds a % in its user or password that is not written as %25')
    return undefined
  }
}
