import { expect, test } from 'vitest'
import { addressAfterSignIn, signInAddress } from './sign-in-address.ts'

test('sign-in returns to the requested page', () => {
  const asked = '/dashboard/qams?sheet=KB207745&filter=people'
  const { search } = new URL(signInAddress(asked), 'https://site.example')
  expect(addressAfterSignIn(search)).toBe(asked)
})

test('the overview needs no return address', () => {
  expect(signInAddress('/dashboard')).toBe('/login')
  expect(addressAfterSignIn('')).toBe('/dashboard')
})

test.each([
  'https://elsewhere.example/dashboard',
  '//elsewhere.example/dashboard',
  '/\\elsewhere.example/dashboard',
  'javascript:alert(1)',
  '/about',
  '/dashboards',
  '/dashboard/../about',
  '',
])('it never leads outside the portal: %s', (next) => {
  expect(addressAfterSignIn(`?next=${encodeURIComponent(next)}`)).toBe('/dashboard')
})
