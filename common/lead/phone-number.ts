import { withPlainDigits } from './plain-digits.ts'

/** Whether the first number in a text says its country itself: with a + or 00, whatever is before it. */
export const bringsCountryCode = (number: string): boolean =>
  /^[^\d+＋]*(?:[+＋]|00)[\s()./-]*[1-9]/u.test(withPlainDigits(number))

/** A phone number as the email call carries it: as it was typed, with the chosen code where it brings none. */
export const fullPhoneNumber = (countryCode: string, number: string): string =>
  bringsCountryCode(number) ? number : `${countryCode} ${number}`
