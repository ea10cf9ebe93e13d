import type { EnvReader } from './env-reader.ts'
import type { SmtpSettings } from './mail/smtp-sender.ts'

const submissionPort = 587
const tlsPort = 465

/** The mail server from SMTP_URL or from SMTP_HOST and its companions; null when neither is set. */
export function readSmtpSettings(read: EnvReader): SmtpSettings | null {
  const url = read.optional('SMTP_URL')
  const host = read.optional('SMTP_HOST')
  if (url !== undefined && host !== undefined) read.problem('SMTP_URL', 'and SMTP_HOST exclude each other')
  if (url !== undefined) return fromUrl(url, read)
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

/** `smtp://user:password@host:587` or `smtps://…`. Anything after the host is refused: it could switch off TLS checks. */
function fromUrl(text: string, read: EnvReader): SmtpSettings | null {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSmtp = url && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname
  if (!isSmtp || url.search || url.hash || !['', '/'].includes(url.pathname)) {
    read.problem('SMTP_URL', 'must look like smtp://user:password@host:587 or smtps://user:password@host')
    return null
  }
  const secure = url.protocol === 'smtps:'
  const auth = readCredentials(url, read)
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? tlsPort : submissionPort),
    secure,
    ...(auth && { auth }),
  }
}

function readCredentials(url: URL, read: EnvReader): SmtpSettings['auth'] {
  if (!url.username && !url.password) return undefined
  try {
    return { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
  } catch {
    read.problem('SMTP_URL', 'holds a % in its user or password that is not written as %25')
    return undefined
  }
}
