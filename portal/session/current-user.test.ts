import { beforeEach, expect, test, vi } from 'vitest'
import { demoAccounts } from '../content/demo-accounts.ts'
import { mayOpen } from './access.ts'
import { currentUserKey, readCurrentUser, signIn, signOut } from './current-user.ts'

const [admin, user] = demoAccounts

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('keeps exactly the account, and no password', () => {
  if (!admin) throw new Error('There is no administrator')
  signIn({ ...admin, password: 'demo-assistant' } as typeof admin)
  expect(JSON.parse(localStorage.getItem(currentUserKey) ?? '')).toEqual({
    role: 'admin',
    name: 'System Administrator',
    email: admin.email,
    products: ['Virtual Assistant', 'QAMS', 'Zapra'],
    description: admin.description,
  })
  expect(readCurrentUser()).toEqual(admin)
  signOut()
  expect(localStorage.getItem(currentUserKey)).toBeNull()
  expect(readCurrentUser()).toBeNull()
})

test.each([
  ['broken JSON', '{"role":"admin"'],
  ['no record', '"admin"'],
  ['null', 'null'],
  ['a role alone', '{"role":"admin"}'],
  ['a raised role', JSON.stringify({ ...user, role: 'admin' })],
  ['a product added', JSON.stringify({ ...user, products: ['Virtual Assistant', 'QAMS', 'Zapra'] })],
  ['a stranger', JSON.stringify({ ...admin, email: 'someone@else.example' })],
  ['a password beside it', JSON.stringify({ ...admin, password: 'demo-assistant' })],
])('%s counts as signed out', (_, text) => {
  localStorage.setItem(currentUserKey, text)
  expect(readCurrentUser()).toBeNull()
})

test('the limited account opens neither the calls nor the team', () => {
  const opened = (['overview', 'virtual-assistant', 'qams', 'zapra', 'team'] as const).filter(
    (desk) => user && mayOpen(user, desk),
  )
  expect(opened).toEqual(['overview', 'qams', 'zapra'])
})
