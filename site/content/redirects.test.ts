import { expect, test } from 'vitest'
import { checkRedirects } from './redirects.ts'

test('an old address leads to a current page', () => {
  expect([...checkRedirects({ '/products/voice-bot': '/products/virtual-assistant' })]).toEqual([
    ['/products/voice-bot', '/products/virtual-assistant'],
  ])
})

test.each([
  [{ '/about': '/offers' }, /site\/content\/redirects\.ts: \/about is the address of a page that is there/],
  [{ '/dashboard': '/offers' }, /is the address of a page that is there/],
  [{ '/old/': '/offers' }, /must be an address such as \/old-page/],
  [{ '/old?x=1': '/offers' }, /must be an address such as \/old-page/],
  [{ old: '/offers' }, /must be an address such as \/old-page/],
  [{ '/old': '/older' }, /\/old must lead to a page of this site/],
  [{ '/old': '/offers', '/older': '/old' }, /\/older must lead to a page of this site/],
])('%j is rejected with its place and reason', (redirects, words) => {
  expect(() => checkRedirects(redirects as Record<string, '/offers'>)).toThrow(words)
})
