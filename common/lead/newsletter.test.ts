import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkSubscription, newsletterConsent } from './newsletter.ts'

test('takes one address and the page it was given on', () => {
  expect(checkSubscription({ email: ' Nandini.R@kaveribank.example ', page: '/blog/a-call' })).toEqual({
    subscription: { email: 'Nandini.R@kaveribank.example', page: '/blog/a-call' },
  })
})

test.each([
  ['/blog/', '/blog'],
  ['/', '/'],
])('stores the page %j as %j', (page, path) => {
  expect(checkSubscription({ email: 'a@b.example', page }).subscription?.page).toBe(path)
})

test.each([
  undefined,
  '',
  'nandini',
  'a@b',
  'a@b.example, c@d.example',
  'a@b.example\r\nBcc: c@d.example',
  ['a@b.example'],
])('rejects %j as an address', (email) =>
  expect(checkSubscription({ email, page: '/' })).toEqual({ error: 'Valid email is required' }),
)

test.each([undefined, 'https://evil.example', '/x?name=Nandini', '/<script>', `/${'x'.repeat(200)}`])(
  'stores no page for %j, and takes the address',
  (page) =>
    expect(checkSubscription({ email: 'a@b.example', page }).subscription).toEqual({
      email: 'a@b.example',
      page: '',
    }),
)

test('the consent text has the version it was given: a new text needs a new version', () => {
  const { version, text } = newsletterConsent
  const known = { '1': '7463052793da77a9', '2': '803efbe97a526272' }
  expect(known).toHaveProperty(version, createHash('sha256').update(text).digest('hex').slice(0, 16))
})
