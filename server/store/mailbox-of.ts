import { domainToASCII } from 'node:url'

/** Google says that dots do not matter in these addresses, and that they are one. */
const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address most likely leads to: in small letters and without the tag behind a plus, by which one
 * person has any number of addresses. For counting only; mail goes to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const localPart = address
    .slice(0, at)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=.)\+.*$/s, '')
  const domain = domainOf(address)
  return gmail.has(domain) ? `${localPart.replaceAll('.', '')}@gmail.com` : `${localPart}@${domain}`
}

/** The domain of an address, in lower case and as DNS knows it. */
export function domainOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return domainToASCII(domain) || domain.toLowerCase()
}
