import { identityOf } from './email-identity.ts'

/** Google ignores dots in these addresses, which are the same. */
const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address most likely leads to: its identity without the tag after a plus, with which one person
 * has any number of addresses. For counting only; mail goes to the address as typed.
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
