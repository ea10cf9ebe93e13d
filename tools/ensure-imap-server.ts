import { existsSync } from 'node:fs'
import { imapServer } from '../leads/testing/imap-server.ts'
import { installPackage, mayInstallPackages } from './install-step.ts'

/** Installs Debian's Dovecot for root; returns a sentence if that was impossible. */
export async function ensureImapServer(): Promise<string[]> {
  if (!existsSync(imapServer) && mayInstallPackages())
    await installPackage('Debian’s Dovecot', 'dovecot-imapd')
  return existsSync(imapServer)
    ? []
    : [
        'Replies by IMAP were not tested: Dovecot is not installed here. Root on Debian gets it; others install dovecot-imapd.',
      ]
}
