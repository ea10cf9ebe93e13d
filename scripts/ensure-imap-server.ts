import { existsSync } from 'node:fs'
import { installPackage, mayInstallPackages } from './install-step.ts'

/** The IMAP server that replies are fetched from in the full run. */
export const imapServer = '/usr/sbin/dovecot'

/** Installs Debian's Dovecot for root; returns a sentence where it could not be had. */
export async function ensureImapServer(): Promise<string[]> {
  if (!existsSync(imapServer) && mayInstallPackages())
    await installPackage('Debian’s Dovecot', 'dovecot-imapd')
  return existsSync(imapServer)
    ? []
    : [
        'Replies by IMAP were not tested: Dovecot is not installed here. Root on Debian gets it; others install dovecot-imapd.',
      ]
}
