import { expect, test } from 'vitest'
import { site } from '../../common/brand/site.ts'
import { accountFor } from './check-credentials.ts'

const { email, password } = site.demo

test('each demo account opens with its own address and the password', () => {
  expect(accountFor(email.admin, password)?.role).toBe('admin')
  expect(accountFor(email.user, password)?.role).toBe('user')
})

test.each([
  [email.admin, ''],
  [email.admin, `${password} `],
  [email.admin, password.toUpperCase()],
  [email.admin.toUpperCase(), password],
  [` ${email.admin}`, password],
  ['', password],
  ['someone@else.example', password],
])('anything else does not: %j with %j', (address, secret) => {
  expect(accountFor(address, secret)).toBeUndefined()
})
