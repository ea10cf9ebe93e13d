import { expect, test } from 'vitest'
import { toTemplateParams } from './email-call.ts'
import { checkLead } from './lead-schema.ts'
import { bringsCountryCode } from './phone-number.ts'

const nandini = {
  firstName: 'Nandini',
  lastName: 'Rajagopal',
  email: 'nandini.r@kaveribank.example',
  company: 'Kaveri Bank',
  message: 'Renewal calls.',
}

test.each([
  ['+91', '98200 12345', '+91 98200 12345'],
  ['+91', '+91 98200 12345', '+91 98200 12345'],
  ['+91', '＋91 98200 12345', '＋91 98200 12345'],
  ['+91', '(+91) 98200 12345', '(+91) 98200 12345'],
  ['+44', '(0)20 7946 0018 ext. 12', '+44 (0)20 7946 0018 ext. 12'],
  ['+91', '98200 00000 / 022 4000 0000', '+91 98200 00000 / 022 4000 0000'],
  ['+91', '98200 00000 / +971 50 123 4567', '+91 98200 00000 / +971 50 123 4567'],
  ['+91', '९८२०० ०००००', '+91 ९८२०० ०००००'],
  ['+91', '+९१ ९८२०० ०००००', '+९१ ९८२०० ०००००'],
  ['', '+971 50 123 4567', '+971 50 123 4567'],
  ['+91', '+971 50 123 4567', '+971 50 123 4567'],
  ['', '00971 50 123 4567', '00971 50 123 4567'],
  [
    '+91',
    'Office +91 22 4000 0000 ext 1204, mobile +91 98200 12345',
    'Office +91 22 4000 0000 ext 1204, mobile +91 98200 12345',
  ],
  ['+91', 'only by WhatsApp', '+91 only by WhatsApp'],
])('with code %j, %j is sent as %j', (countryCode, phoneNumber, phone) => {
  const { lead } = checkLead({ ...nandini, countryCode, phoneNumber })
  expect(lead && toTemplateParams(lead, 'sales@our.example').phone).toBe(phone)
})

test.each(['50 123 4567', '0501234567', '+', '00'])('%j needs a country code', (phoneNumber) => {
  expect(bringsCountryCode(phoneNumber)).toBe(false)
  expect(checkLead({ ...nandini, countryCode: '', phoneNumber }).errors).toEqual({
    countryCode: 'Country code is required',
  })
})
