import { domainToASCII } from 'node:url'
import { e164Of } from './phone-number.ts'

/**
 * What makes two spellings of an address the same: its domain as the name service knows it, its letters composed and
 * small. Whoever is found, counted, told apart or erased by address is so by this; mail goes to the address as typed.
 */
export const identityOf = (address: string): string => {
  const localPart = address.slice(0, Math.max(address.lastIndexOf('@'), 0))
  return `${localPart.normalize('NFC').toLowerCase().normalize('NFC')}@${domainOf(address)}`
}

/** The same of a person who may have left a phone number only: an email address, otherwise a number. */
export const personOf = (contact: string): string =>
  contact.includes('@') ? identityOf(contact) : (e164Of(contact) ?? contact.replace(/\s+/g, ''))

/** The domain of an address, in small letters and as the name service knows it. */
export function domainOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return domainToASCII(domain) || domain.normalize('NFC').toLowerCase()
}
