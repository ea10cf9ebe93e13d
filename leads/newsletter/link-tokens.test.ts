import { expect, test } from 'vitest'
import { linkTokens } from './link-tokens.ts'

const tokens = linkTokens('a secret that only the tests know')
const issuedAt = new Date('2025-10-14T06:12:00Z')
const after = (days: number) => new Date(issuedAt.getTime() + days * 86_400_000)
const confirm = tokens.confirm({ uid: 'kU3-_x', issuedAt })

test('a confirmation link works for seven days and identifies its subscriber', () => {
  expect(tokens.checkConfirm(confirm, after(6.999))).toEqual({ state: 'good', uid: 'kU3-_x', issuedAt })
  expect(tokens.checkConfirm(confirm, after(7))).toEqual({ state: 'expired' })
})

test('an unsubscribe link works for good', () => {
  expect(tokens.checkUnsubscribe(tokens.unsubscribe('kU3-_x'))).toBe('kU3-_x')
})

test.each([
  ['cut short', confirm.slice(0, -1)],
  ['of another subscriber', confirm.replace('kU3', 'kU4')],
  ['made younger', confirm.replace(/\.\w+\./, `.${after(30).getTime().toString(36)}.`)],
  ['to leave, used to confirm', tokens.unsubscribe(confirm.slice(0, confirm.lastIndexOf('.')))],
  ['of another secret', linkTokens('another secret of the same length').confirm({ uid: 'kU3-_x', issuedAt })],
  ['empty', ''],
  ['without a signature', 'kU3-_x.mgq2vls0'],
])('a link %s is broken', (_what, text) => {
  expect(tokens.checkConfirm(text, issuedAt)).toEqual({ state: 'broken' })
})

test('a confirmation link does not unsubscribe', () => {
  expect(tokens.checkUnsubscribe(confirm)).toBeUndefined()
})
