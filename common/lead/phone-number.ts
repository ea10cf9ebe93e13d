import { withPlainDigits } from './plain-digits.ts'

/** Whether the first number in a text has its own country code, with + or 00, whatever precedes it. */
export const bringsCountryCode = (number: string): boolean =>
  /^[^\d+＋]*(?:[+＋]|00)[\s()./-]*[1-9]/u.test(withPlainDigits(number))

/** A phone number as in the email call: as typed, with the chosen code if it has none. */
export const fullPhoneNumber = (countryCode: string, number: string): string =>
  bringsCountryCode(number) ? number : `${countryCode} ${number}`
