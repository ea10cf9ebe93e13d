import { createRequire } from 'node:module'
import type { parsePhoneNumberFromString, PhoneNumber } from 'libphonenumber-js/max'
import { countryCodes } from '../../common/lead/country-codes.ts'
import { bringsCountryCode } from '../../common/lead/phone-number.ts'
import { withPlainDigits } from '../../common/lead/plain-digits.ts'

// As CommonJS it is a few files; as 150 modules it made a process start 0.15 s slower.
const phoneNumbers = createRequire(import.meta.url)('libphonenumber-js/max') as {
  parsePhoneNumberFromString: typeof parsePhoneNumberFromString
}

/** What may be between two numbers, and before an extension or a label of the next number. */
const separators = /[/,;|&#+\n]|\p{L}/u
/** What separates two numbers if nothing else does. */
const spaces = /\s/u

/** The typed text: a chosen code, if it begins with one, and the rest. */
interface Typed {
  /** Digits. */
  code: string | undefined
  /** From its first + or digit on, without invisible characters. */
  rest: string
}

/** The first number in the typed text in E.164, such as `+919820012345`; null if it cannot be determined. */
export function e164Of(phone: string): string | null {
  const { code, rest } = typed(phone)
  for (const part of [...endings(rest, separators), ...endings(rest, spaces)]) {
    const found = parse(part, code)
    if (found?.isValid()) return found.number
  }
  return null
}

/** What a telephone dials for the typed text, up to a second number or extension; null without any digit. */
export function dialledNumber(phone: string, e164 = e164Of(phone)): string | null {
  if (e164 !== null) return e164
  const { code, rest } = typed(phone)
  const first = endings(rest, separators).find((part) => digitsOf(part).length >= fewestDigits)
  const digits = digitsOf(first ?? rest)
  if (digits === '') return null
  if (code !== undefined) return `+${code}${digits}`
  return rest.startsWith('+') ? `+${digits}` : digits
}

/** With fewer, a run of digits is part of a number. */
const fewestDigits = 6

function typed(phone: string): Typed {
  const text = withPlainDigits(phone.replaceAll('＋', '+'))
    .replace(/\p{Cf}/gu, '')
    .trim()
  const chosen = countryCodes.find((code) => text.startsWith(`${code} `))
  const number = chosen === undefined ? text : text.slice(chosen.length)
  const own = chosen === undefined || bringsCountryCode(number)
  return {
    code: own ? undefined : chosen.slice(1),
    rest: number.replace(/^[^\d+]*/u, '').replace(own ? /^00(?=[\s()./-]*[1-9])/ : /^$/, '+'),
  }
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The text before each separator of this kind, shortest first, and the whole. */
function endings(text: string, sign: RegExp): string[] {
  const ends = [...text.matchAll(new RegExp(sign, 'gu'))].map(({ index }) => index)
  return [...ends.filter((end) => end > 0), text.length].map((end) => text.slice(0, end))
}

function parse(text: string, code: string | undefined): PhoneNumber | undefined {
  return phoneNumbers.parsePhoneNumberFromString(text, {
    ...(code !== undefined && { defaultCallingCode: code }),
    extract: false,
  })
}
