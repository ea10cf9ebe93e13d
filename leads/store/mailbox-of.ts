import { identityOf } from './email-identity.ts'

/** Google says that dots do not matter in these addresses, and that they are one. */
const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address most likely leads to: its identity without the tag behind a plus, by which one person has
 * any number of addresses. For counting only; mail goes to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const identity = identityOf(address)
  const at = identity.lastIndexOf('@')
  const localPart = identity
    .slice(0, at)
    .normalize('NFKC')
    .replace(/(?<=.)\+.*$/s, '')
  const domain = identity.slice(at + 1)
  return gmail.has(domain) ? `${localPart.replaceAll('.', '')}@gmail.com` : `${localPart}@${domain}`
}
