import { domainToASCII } from 'node:url'
import { e164Of } from './phone-number.ts'

/**
 * What makes two spellings of an address equal: its domain as in DNS, its letters composed and in lower case. It is
 * used to find, count, distinguish and erase people by address; mail goes to the address as typed.
 */
export const identityOf = (address: string): string => {
  const localPart = address.slice(0, Math.max(address.lastIndexOf('@'), 0))
  return `${localPart.normalize('NFC').toLowerCase().normalize('NFC')}@${domainOf(address)}`
}

/** The same for a person who may have left only a phone number: an email address, otherwise a number. */
export const personOf = (contact: string): string =>
  contact.includes('@') ? identityOf(contact) : (e164Of(contact) ?? contact.replace(/\s+/g, ''))

/** The domain of an address, in lower case and as in DNS. */
export function domainOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return domainToASCII(domain) || domain.normalize('NFC').toLowerCase()
}
