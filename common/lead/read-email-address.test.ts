import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'
import { checkLead } from './lead-schema.ts'
import { checkSubscription } from './newsletter.ts'
import { readEmailAddress } from './read-email-address.ts'
import { inviteRequestSchema, signInLinkRequestSchema } from '../../sales-desk/wire/team.ts'

const address = 'nandini.r@kaveribank.example'

const spellings = [
  address,
  ` ${address}\u00a0`,
  `nandini.r\u200b@kaveribank.example`,
  `\u202a${address}\u202c`,
  `\u202e${address}`,
  `\u2066${address}\u2069`,
  'nandini.r@kaveri\u00adbank.example',
  `\ufeff${address}`,
  `mailto:${address}`,
  `MAILTO:${address}?subject=Hello%20there`,
  'mailto:nandini%2Er@kaveribank.example',
  `Nandini Rajagopal <${address}>`,
  `"Rajagopal, Nandini" <${address}>,`,
  `<mailto:${address}>`,
  `'${address}'`,
  `${address}.`,
  `${address}, `,
  `${address};`,
  'nandini.r @ kaveribank.example',
  'nandini.r＠kaveribank.example',
  'ｎａｎｄｉｎｉ．ｒ＠ｋａｖｅｒｉｂａｎｋ．ｅｘａｍｐｌｅ',
]

describe.each(spellings)('%j', (spelling) => {
  test('is read as the address in it', () => expect(readEmailAddress(spelling)).toBe(address))

  test('is accepted by every form', () => {
    const { lead } = checkLead({
      firstName: 'Nandini',
      lastName: 'Rajagopal',
      email: spelling,
      countryCode: '+91',
      phoneNumber: '98450 00127',
      company: 'Kaveri Bank',
      message: 'Renewal calls.',
    })
    expect(lead?.email).toBe(address)
    expect(checkSubscription({ email: spelling, page: '/' }).subscription?.email).toBe(address)
    expect(v.parse(signInLinkRequestSchema, { email: spelling }).email).toBe(address)
    expect(v.parse(inviteRequestSchema, { email: spelling, role: 'member' }).email).toBe(address)
  })
})

test.each([
  '',
  'nandini',
  'a@b.example, c@d.example',
  'A <a@b.example>, C <c@d.example>',
  'mailto:a@b.example,c@d.example',
  'a b@kaveri.example',
  'a@b.example\r\nBcc: c@d.example',
  'Nandini <nandini>',
  'a@１２７.０.０.１',
])('%j is still not an address', (typed) => expect(isEmailAddress(readEmailAddress(typed))).toBe(false))

test('an address in another script is left as it is', () => {
  expect(readEmailAddress('ಬೆಂಬಲ@ಡೇಟಾಮೇಲ್.ಭಾರತ')).toBe('ಬೆಂಬಲ@ಡೇಟಾಮೇಲ್.ಭಾರತ')
})
