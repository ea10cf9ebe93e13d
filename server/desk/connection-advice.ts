import { errorCode } from '../log.ts'

/** What to do about a connection that could not be made. nodemailer has one code for all of TLS; its words tell more. */
export function connectionAdvice(error: unknown): string {
  const code = errorCode(error)
  const about = error instanceof Error ? `${code} ${error.message}` : code
  if (code === 'EAUTH') return 'check user and password'
  if (/certificate has expired|CERT_HAS_EXPIRED/.test(about)) return 'its certificate has run out'
  if (/altnames|ALTNAME/.test(about))
    return 'its certificate is for another name: use that name in the settings'
  if (/self[- _]signed|verify|certificate/i.test(about)) {
    return 'its certificate comes from nobody known here: set NODE_EXTRA_CA_CERTS to the file of its CA'
  }
  if (/wrong version number|WRONG_VERSION_NUMBER/.test(about)) {
    return 'it does not speak TLS on this port. Mail servers: smtps:// is for 465, smtp:// for 587'
  }
  if (code === 'ETLS') return 'it offers no TLS, and a password is sent only over TLS'
  return 'check host, port and firewall'
}
