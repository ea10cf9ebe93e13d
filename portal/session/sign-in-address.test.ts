import { expect, test } from 'vitest'
import { addressAfterSignIn, signInAddress } from './sign-in-address.ts'

test('sign-in leads back to what was asked for', () => {
  const asked = '/dashboard/qams?sheet=KB207745&filter=people'
  const { search } = new URL(signInAddress(asked), 'https://site.example')
  expect(addressAfterSignIn(search)).toBe(asked)
})

test('the overview needs no way back', () => {
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
])('it never leads anywhere but into the portal: %s', (next) => {
  expect(addressAfterSignIn(`?next=${encodeURIComponent(next)}`)).toBe('/dashboard')
})
