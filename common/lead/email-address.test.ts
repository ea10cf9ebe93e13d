import { expect, test } from 'vitest'
import { asciiDomain, isEmailAddress, needsSmtpUtf8 } from './email-address.ts'

test.each([
  'nandini.r+x@kaveribank.example',
  'ü@example.com',
  'नंदिनी@kaveribank.example',
  'info@bücher.example',
  '用户@例子.example',
  'ಬೆಂಬಲ@ಡೇಟಾಮೇಲ್.ಭಾರತ',
])('%s is an address', (address) => expect(isEmailAddress(address)).toBe(true))

test.each([
  '@example.com',
  'a@b@c.example',
  'a@例子',
  'a@-bücher.example',
  'a@bücher..example',
  'a@bücher_x.example',
  'a@bü%63her.example',
  'a@１２７.０.０.１',
  'a@bü\u202echer.example',
  `a@${'ü'.repeat(64)}.example`,
  `a@${'例子.'.repeat(80)}example`,
])('%s is not', (address) => expect(isEmailAddress(address)).toBe(false))

test('a domain is written as DNS knows it', () => {
  expect(asciiDomain('Bücher.example')).toBe('xn--bcher-kva.example')
  expect(asciiDomain('例子.example')).toBe('xn--fsqu00a.example')
  expect(asciiDomain('Kaveribank.example')).toBe('Kaveribank.example')
})

test('only the local part demands more of a mail server', () => {
  expect(needsSmtpUtf8('ü@example.com')).toBe(true)
  expect(needsSmtpUtf8('info@bücher.example')).toBe(false)
})
