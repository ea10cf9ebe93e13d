import { expect, test } from 'vitest'
import { likelyAddress } from './likely-slip.ts'

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['ggmail.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['gmail.in', 'gmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahho.co.in', 'yahoo.co.in'],
  ['hotmial.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['redifmail.com', 'rediffmail.com'],
  ['iclould.com', 'icloud.com'],
  ['kaveribank.con', 'kaveribank.com'],
])('%s leads to the question %s', (typed, meant) =>
  expect(likelyAddress(`Nandini.R@${typed}`)).toBe(`Nandini.R@${meant}`),
)

test.each([
  'gmail.com',
  'ymail.com',
  'yahoo.in',
  'yahoo.co.uk',
  'outlook.in',
  'mail.com',
  'email.com',
  'live.com',
  'hive.com',
  'zoho.com',
  'kaveribank.example',
  'kaveribank.co',
  'ಡೇಟಾಮೇಲ್.ಭಾರತ',
])('nothing is asked about %s', (domain) => expect(likelyAddress(`a@${domain}`)).toBeUndefined())

test('an invalid address is never a slip', () => expect(likelyAddress('gmial.com')).toBeUndefined())
